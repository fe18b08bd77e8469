import { quantity } from '#domain/formats'

/** How many may be ordered at a price line: of a range its largest number, else null. */
interface Ordered {
  readonly quantity: number
  readonly most: number | null
}

/**
 * What is wrong with ordering so many at a price line, or null: a range is ordered at a whole number inside it, any other line
 * at its own.
 */
export function orderCountFinding({ quantity: least, most }: Ordered, count: number): string | null {
  if (most === null || most <= least) return count === least ? null : `The price is for ${quantity(least)}.`
  return Number.isInteger(count) && count >= least && count <= most
    ? null
    : `Order a whole number from ${quantity(least)} to ${quantity(most)}.`
}
