import type { QuoteItemRow } from '#contract/quote'
import { inOptions } from '#domain/quoteOptions'

/** The items of a quote as its page lists them: a closed option stands alone, as does the last one left open. */
export const shownItems = (items: readonly QuoteItemRow[]): QuoteItemRow[] =>
  inOptions(items.map(item => (item.closeType === null ? item : { ...item, option: null })))
