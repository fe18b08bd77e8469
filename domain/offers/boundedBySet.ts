import { parseNumber } from '#domain/formats'

/** The set of a letter as it went out: how many of each component are in one, and how many sets it has prices for. */
interface SentSet {
  readonly components: readonly { readonly reference: string; readonly ratio: string }[]
  readonly prices: readonly { readonly quantity: string }[]
}

interface Line {
  readonly quantity: number
  readonly most: number | null
}

/** How many of an item the largest order of sets takes that the letter has a price for; 0: it is in no set. */
function taken(reference: string, set: SentSet | undefined): number {
  const ratio = set?.components.find(each => each.reference === reference)?.ratio ?? ''
  const sets = Math.max(0, ...(set?.prices ?? []).map(({ quantity }) => parseNumber(quantity) ?? 0))
  return Math.ceil((parseNumber(ratio) ?? 0) * sets)
}

/**
 * The price lines of an item with how many may be ordered at each: its last one reaches as far as the sets do that the letter
 * prices, for they are priced by it. Source: our own.
 */
export function boundedBySet<Bounded extends Line>(
  lines: readonly Bounded[],
  reference: string,
  set: SentSet | undefined,
): Bounded[] {
  const need = taken(reference, set)
  return lines.map((line, place) =>
    place === lines.length - 1 && need > Math.max(line.quantity, line.most ?? 0)
      ? { ...line, most: need }
      : line,
  )
}
