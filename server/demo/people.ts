import type { RoleCode } from '#domain/access'

/** Workgroups in the order menus show them: code, description, department. */
export const workgroups = [
  ['SALES', 'Sales', 'SALES'],
  ['CUSTSERV', 'Customer Service', 'CUSTSERV'],
  ['DESIGN', 'Structural Design', 'DESIGN'],
  ['PREPRINT', 'Pre-print', 'PREPRINT'],
  ['PRICING', 'Pricing', 'PRICING'],
  ['NEWWORK', 'New Work', 'NEWWORK'],
  ['SAMPLE', 'Sample Room', 'SAMPLE'],
  ['GLAMAART', 'Art Studio', 'GLAMAART'],
  ['TECH', 'Technical', 'TECH'],
] as const

export type WorkgroupCode = (typeof workgroups)[number][0]

export interface DemonstrationUser {
  readonly login: string
  readonly name: string
  readonly roles: readonly RoleCode[]
  readonly workgroups: readonly WorkgroupCode[]
  readonly state: string
  readonly plant: string
  readonly about: string
  /** Logins of the sales reps this person coordinates. */
  readonly coordinates?: readonly string[]
}

/** A person for every role, and a second one where two have to meet. Names are invented. */
export const people: readonly DemonstrationUser[] = [
  {
    login: 'salesrep',
    name: 'Tessa Harcourt',
    roles: ['SALESREP'],
    workgroups: ['SALES'],
    state: 'VIC',
    plant: 'NTH',
    about: 'Builds quotes for food and beverage customers in the south',
  },
  {
    login: 'salesrep2',
    name: 'Marcus Odell',
    roles: ['SALESREP'],
    workgroups: ['SALES'],
    state: 'NSW',
    plant: 'STH',
    about: 'Builds quotes for industrial and fresh produce customers in the north',
  },
  {
    login: 'sca',
    name: 'Priya Raman',
    roles: ['SCA'],
    workgroups: ['SALES'],
    state: 'VIC',
    plant: 'NTH',
    about: 'Coordinates the quotes of Tessa Harcourt and Marcus Odell',
    coordinates: ['salesrep', 'salesrep2'],
  },
  {
    login: 'su',
    name: 'Ingrid Falk',
    roles: ['SU'],
    workgroups: [
      'SALES',
      'CUSTSERV',
      'DESIGN',
      'PREPRINT',
      'PRICING',
      'NEWWORK',
      'SAMPLE',
      'GLAMAART',
      'TECH',
    ],
    state: 'VIC',
    plant: 'NTH',
    about: 'Super user: steps in wherever an item is stuck',
  },
  {
    login: 'designer',
    name: 'Owen Castell',
    roles: ['DESIGNER'],
    workgroups: ['DESIGN', 'SAMPLE'],
    state: 'VIC',
    plant: 'NTH',
    about: 'Designs cartons and trays, checks sheets and creases',
  },
  {
    login: 'designer2',
    name: 'Mai Thorne',
    roles: ['DESIGNER'],
    workgroups: ['DESIGN'],
    state: 'NSW',
    plant: 'STH',
    about: 'Designs die-cut and litho-laminated packs',
  },
  {
    login: 'pricing',
    name: 'Gareth Lowe',
    roles: ['PRICING'],
    workgroups: ['PRICING'],
    state: 'VIC',
    plant: 'NTH',
    about: 'Costs and prices items for every quantity break',
  },
  {
    login: 'pricing2',
    name: 'Elena Sorrento',
    roles: ['PRICING'],
    workgroups: ['PRICING'],
    state: 'NSW',
    plant: 'STH',
    about: 'Prices contract customers and expiring prices',
  },
  {
    login: 'preprint',
    name: 'Jonah Pike',
    roles: ['PREPRINT'],
    workgroups: ['PREPRINT'],
    state: 'VIC',
    plant: 'NTH',
    about: 'Prepares preprinted liners and their artwork',
  },
  {
    login: 'glamaart',
    name: 'Saskia Wren',
    roles: ['GLAMAART'],
    workgroups: ['GLAMAART'],
    state: 'NSW',
    plant: 'STH',
    about: 'Approves artwork of litho-laminated packs and displays',
  },
  {
    login: 'custserv',
    name: 'Dominic Yates',
    roles: ['CUSTSERV'],
    workgroups: ['CUSTSERV'],
    state: 'VIC',
    plant: 'NTH',
    about: 'Hears from customers what they accept, and places orders',
  },
  {
    login: 'techmgr',
    name: 'Ruth Abernathy',
    roles: ['TECHMGR'],
    workgroups: ['TECH'],
    state: 'VIC',
    plant: 'NTH',
    about: 'Technical manager: approves what leaves the plant',
  },
  {
    login: 'newwork',
    name: 'Callum Reyes',
    roles: ['NEWWORK'],
    workgroups: ['NEWWORK'],
    state: 'VIC',
    plant: 'NTH',
    about: 'Orders formes, stereos and artwork from vendors',
  },
  {
    login: 'samplemaker',
    name: 'Bea Lindqvist',
    roles: ['SAMPLEMAKER'],
    workgroups: ['SAMPLE'],
    state: 'VIC',
    plant: 'NTH',
    about: 'Cuts samples on the cutting table',
  },
  {
    login: 'plant',
    name: 'Viktor Hale',
    roles: ['PLANT'],
    workgroups: [],
    state: 'VIC',
    plant: 'NTH',
    about: 'Runs the corrugator at the northern plant',
  },
  {
    login: 'vendor',
    name: 'Anika Brandt',
    roles: ['VENDOR'],
    workgroups: [],
    state: 'VIC',
    plant: '',
    about: 'Makes formes for both plants; sees the orders of her own company only',
  },
  {
    login: 'sysadmin',
    name: 'Noel Whitaker',
    roles: ['SYSADMIN'],
    workgroups: [],
    state: 'VIC',
    plant: 'NTH',
    about: 'Keeps users, workflow definitions and masters',
  },
]
