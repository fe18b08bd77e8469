/** The quote that products are added to with one click. */
export interface QuoteTarget {
  readonly quoteId: number
  readonly quoteReference: string
  readonly customerCode: string
  readonly customerName: string
}

/** The quote that somebody came to the catalogue from, as the place they came to says; null: from elsewhere. */
export function quoteTarget(state: unknown): QuoteTarget | null {
  const target = (state as { readonly catalogueFor?: QuoteTarget } | null)?.catalogueFor
  return target === undefined ? null : target
}
