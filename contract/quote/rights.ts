import { scope } from '#domain/access'

/** The right to see quotes; which ones, and who may change them, the handlers decide. */
export const viewQuote = scope('VIEW_QUOTE')
