import type { QuoteItemRow } from '#contract/quote'
import { cartonStyles } from '#domain/quoteItem'

/** The words of a carton style's code. */
export const styleLabel = (code: string): string =>
  cartonStyles.find(style => style.code === code)?.label ?? code

/** In whose hands it is: a group that is called as the step is not said twice. */
export const whoHas = ({ stepName, assignmentGroupName, assigneeName }: QuoteItemRow): string =>
  [assignmentGroupName === stepName ? '' : assignmentGroupName, assigneeName].filter(Boolean).join(', ')

/** What stands in place of no items. */
export const noItems = 'The quote has no items yet. Add a product to begin.'
