import type { SentSet } from './setOffer.ts'
import { setOffer } from './setOffer.ts'

interface Line {
  readonly quantity: number
  readonly most: number | null
}

/** How many of an item each order of sets takes that the letter has a price for; none: it is in no set. */
function takenBySets(reference: string, set: SentSet | undefined): number[] {
  const { parts, prices } = setOffer(set) ?? { parts: [], prices: [] }
  const part = parts.find(each => each.reference === reference)
  return part === undefined ? [] : prices.map(({ sets }) => Math.ceil(part.ratio * sets))
}

/**
 * The price lines of an item with how many may be ordered at each: a line reaches as far as the sets do that the letter
 * prices, for they are priced by it. Source: our own.
 */
export function boundedBySet<Bounded extends Line>(
  lines: readonly Bounded[],
  reference: string,
  set: SentSet | undefined,
): (Bounded & { readonly isForSets: boolean })[] {
  const needs = takenBySets(reference, set)
  return lines.map((line, place) => {
    const next = lines[place + 1]?.quantity ?? Number.POSITIVE_INFINITY
    const most = Math.max(0, ...needs.filter(need => need > line.quantity && need < next))
    return most > Math.max(line.quantity, line.most ?? 0)
      ? { ...line, most, isForSets: true }
      : { ...line, isForSets: false }
  })
}
