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
  // Of those who open customers somebody keeps what prices hold to, and not those whose prices are held to it.
  SU: [
    ...selling,
    ...working,
    'APPROVE_DANGEROUS_GOODS',
    'VELOCITY_NUXT3',
    'VIEW_LEGACY_NAV',
    'MAINTENANCE',
    'EDIT_COSTING_MASTER',
  ],
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
