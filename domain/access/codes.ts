/** Role codes (specification 000 §6; SAMPLEMAKER, PLANT and VENDOR are people the product names besides). */
export const roleCodes = [
  'SYSADMIN',
  'SALESREP',
  'SU',
  'DESIGNER',
  'PRICING',
  'PREPRINT',
  'GLAMAART',
  'CUSTSERV',
  'TECHMGR',
  'SCA',
  'NEWWORK',
  'SAMPLEMAKER',
  'PLANT',
  'VENDOR',
] as const
export type RoleCode = (typeof roleCodes)[number]

/** Scope codes (specification 000 §6). */
export const scopeCodes = [
  'CREATE_QUOTE',
  'SEARCH_CATALOGUE',
  'VIEW_EXIST_PRODUCT',
  'VELOCITY_NUXT3',
  'VIEW_LEGACY_NAV',
  'EDIT_WORKFLOW_MASTER',
  'EDIT_BOARDGRADE_MASTER',
  'EDIT_INK_MASTER',
  'MAINTENANCE',
  'EDIT_TEMPLATE_MSG',
  'EDIT_USER_ACCESS',
  'EDIT_VALIDATION_MASTER',
  'VIEW_QUOTE',
  'VIEW_COPY_CHANGES',
  'APPROVE_DANGEROUS_GOODS',
  'VIEW_ALL_CUSTOMERS',
  'EDIT_COSTING_MASTER',
  'EDIT_WORKCENTRE_MASTER',
  'EDIT_CONFIG_MASTER',
  'EDIT_TOOLING_MASTER',
  'EDIT_REPORTING_MASTER',
  'VIEW_WORKCENTRE_MASTER',
] as const
export type ScopeCode = (typeof scopeCodes)[number]

/** Department codes of workgroups. */
export const departmentCodes = [
  'SALES',
  'CUSTSERV',
  'DESIGN',
  'PREPRINT',
  'PRICING',
  'NEWWORK',
  'SAMPLE',
  'GLAMAART',
  'TECH',
] as const
export type DepartmentCode = (typeof departmentCodes)[number]
