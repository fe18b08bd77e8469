import type { RoleCode, ScopeCode } from '#domain/access'

/** Names of the roles; the default role label is 'Sales Representative'. */
export const roleNames: Readonly<Record<RoleCode, string>> = {
  SYSADMIN: 'System Administrator',
  SALESREP: 'Sales Representative',
  SU: 'Super User',
  DESIGNER: 'Designer',
  PRICING: 'Pricing',
  PREPRINT: 'Pre-print',
  GLAMAART: 'Art',
  CUSTSERV: 'Customer Service',
  TECHMGR: 'Technical Manager',
  SCA: 'Sales Coordinator',
  NEWWORK: 'New Work',
  SAMPLEMAKER: 'Sample Maker',
  PLANT: 'Plant',
  VENDOR: 'Vendor',
}

/** What each scope opens, in the words of the administration. */
export const scopeDescriptions: Readonly<Record<ScopeCode, string>> = {
  CREATE_QUOTE: 'Create quotes and add items to them',
  SEARCH_CATALOGUE: 'Search the product catalogue',
  VIEW_EXIST_PRODUCT: 'See existing products of customers',
  VELOCITY_NUXT3: 'Open the newer version of the product',
  VIEW_LEGACY_NAV: 'Open the legacy quote viewer',
  EDIT_WORKFLOW_MASTER: 'Maintain workflow definitions',
  EDIT_BOARDGRADE_MASTER: 'Maintain board grades and their variants',
  EDIT_INK_MASTER: 'Maintain inks and ink groups',
  MAINTENANCE: 'Open the maintenance page',
  EDIT_TEMPLATE_MSG: 'Maintain message templates and the delivery log',
  EDIT_USER_ACCESS: 'Maintain users, roles, scopes and workgroups',
  EDIT_VALIDATION_MASTER: 'Maintain validation rules',
  VIEW_QUOTE: 'See quotes and quote items',
  VIEW_COPY_CHANGES: 'See what a copy or modification changed',
  APPROVE_DANGEROUS_GOODS: 'Approve dangerous goods and air freight',
  VIEW_ALL_CUSTOMERS: 'See the quotes of every customer',
  EDIT_COSTING_MASTER: 'Maintain costing rates',
  EDIT_WORKCENTRE_MASTER: 'Maintain work centres',
  EDIT_CONFIG_MASTER: 'Maintain plants and configuration',
  EDIT_TOOLING_MASTER: 'Maintain tooling',
  EDIT_REPORTING_MASTER: 'Maintain reports',
  VIEW_WORKCENTRE_MASTER: 'See work centres',
}

const selling: readonly ScopeCode[] = ['CREATE_QUOTE', 'VIEW_QUOTE', 'SEARCH_CATALOGUE', 'VIEW_EXIST_PRODUCT']
const working: readonly ScopeCode[] = ['VIEW_QUOTE', 'VIEW_COPY_CHANGES', 'VIEW_ALL_CUSTOMERS']
const administration: readonly ScopeCode[] = [
  'EDIT_WORKFLOW_MASTER',
  'EDIT_BOARDGRADE_MASTER',
  'EDIT_INK_MASTER',
  'MAINTENANCE',
  'EDIT_TEMPLATE_MSG',
  'EDIT_USER_ACCESS',
  'EDIT_VALIDATION_MASTER',
  'EDIT_COSTING_MASTER',
  'EDIT_WORKCENTRE_MASTER',
  'EDIT_CONFIG_MASTER',
  'EDIT_TOOLING_MASTER',
  'EDIT_REPORTING_MASTER',
  'VIEW_WORKCENTRE_MASTER',
]

export const scopesOfRole: Readonly<Record<RoleCode, readonly ScopeCode[]>> = {
  SYSADMIN: [...administration, 'VIEW_ALL_CUSTOMERS'],
  SALESREP: [...selling, 'VIEW_COPY_CHANGES'],
  SCA: [...selling, 'VIEW_COPY_CHANGES'],
  SU: [...selling, ...working, 'APPROVE_DANGEROUS_GOODS', 'VELOCITY_NUXT3', 'VIEW_LEGACY_NAV', 'MAINTENANCE'],
  DESIGNER: [...working, 'SEARCH_CATALOGUE', 'VIEW_EXIST_PRODUCT'],
  PRICING: [...working, 'SEARCH_CATALOGUE', 'VIEW_EXIST_PRODUCT'],
  PREPRINT: working,
  GLAMAART: working,
  CUSTSERV: [...working, 'VIEW_LEGACY_NAV'],
  TECHMGR: [...working, 'SEARCH_CATALOGUE', 'APPROVE_DANGEROUS_GOODS', 'VIEW_WORKCENTRE_MASTER'],
  NEWWORK: [...working, 'SEARCH_CATALOGUE', 'VIEW_EXIST_PRODUCT'],
  SAMPLEMAKER: ['VIEW_QUOTE', 'VIEW_ALL_CUSTOMERS'],
  PLANT: ['VIEW_QUOTE', 'VIEW_ALL_CUSTOMERS'],
  VENDOR: [],
}

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
