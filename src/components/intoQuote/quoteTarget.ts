import type { Quote } from '#contract/quote'

/** The quote that somebody came from to choose products for it. */
export interface QuoteTarget {
  readonly quoteId: number
  readonly quoteReference: string
  readonly customerCode: string
  readonly customerName: string
}

/** What a page is told when somebody goes there from a quote; null: nobody is chosen yet whom it is for. */
export const stateFor = ({ id, quoteReference, customerCode, customerName }: Quote) =>
  customerCode ? { quoteFor: { quoteId: id, quoteReference, customerCode, customerName } } : null

/** The quote that somebody came to a page from, as the place they came to says; null: from elsewhere. */
export function quoteTarget(state: unknown): QuoteTarget | null {
  const target = (state as { readonly quoteFor?: QuoteTarget } | null)?.quoteFor
  return target === undefined ? null : target
}
