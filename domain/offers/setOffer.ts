import { parseNumber } from '#domain/formats'

/** The set of a letter in its words: how many of each component are in one, and how many sets it has prices for. */
export interface SentSet {
  readonly components: readonly { readonly reference: string; readonly ratio: string }[]
  readonly prices: readonly { readonly quantity: string }[]
}

/** A set as it can be ordered. */
export interface SetOffer<Price> {
  readonly parts: readonly { readonly reference: string; readonly ratio: number }[]
  /** Its price lines, each with how many sets it is for. */
  readonly prices: readonly (Price & { readonly sets: number })[]
}

/** The set of a letter in figures; null: there is none, or it has no price or a component of which nobody said how many are in it. */
export function setOffer<Sent extends SentSet>(
  set: Sent | undefined,
): SetOffer<Sent['prices'][number]> | null {
  if (set === undefined) return null
  const parts = set.components.map(({ reference, ratio }) => ({ reference, ratio: parseNumber(ratio) ?? 0 }))
  const prices: (Sent['prices'][number] & { sets: number })[] = set.prices.flatMap(price => {
    const sets = parseNumber(price.quantity) ?? 0
    return sets > 0 ? [{ ...price, sets }] : []
  })
  return prices.length === 0 || parts.some(({ ratio }) => ratio <= 0) ? null : { parts, prices }
}
