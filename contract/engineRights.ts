import { any, pageRoles, scope } from '#domain/access'

/** Who may calculate: people who work on quotes or see them. */
export const calculationRight = any(pageRoles.quotes, scope('VIEW_QUOTE'))

/** Who may see what things cost: people who work on quotes. */
export const costRight = pageRoles.quotes
