/** What a price is made up of as a customer thinks of it, with what each covers. */
export const toldParts = {
  goods: { label: 'Goods', about: 'what is delivered, ready for use' },
  carriage: { label: 'Carriage', about: 'bringing the goods in' },
  board: { label: 'Board', about: 'the papers, the starch, and what is trimmed off' },
  print: { label: 'Print', about: 'inks and printed sheets' },
  making: { label: 'Making', about: 'setting up and running the machines, and who runs them' },
  packing: { label: 'Packing', about: 'straps, wrap and pallets' },
  delivery: { label: 'Delivery', about: 'the way to you, and storage on it' },
} as const
export type ToldPart = keyof typeof toldParts
export const toldPartKeys = Object.keys(toldParts) as ToldPart[]

/** Shares are told in so many parts of the price: fine enough to understand, too coarse to work back from. */
export const wholeShare = 20

/** Amounts that a price is spread over, by part. */
export type Spread = Record<ToldPart, number>

export type ToldShares = Readonly<Spread>

/** Exact shares of the parts; what costs nothing has none. */
export function exactShares(spread: Spread): Spread | null {
  const whole = toldPartKeys.reduce((sum, key) => sum + spread[key], 0)
  if (!(whole > 0)) return null
  const shares = { ...spread }
  for (const key of toldPartKeys) shares[key] /= whole
  return shares
}

/**
 * The parts of a price in twentieths of it, together 20: the price is spread over them as its cost is, so that neither the
 * cost nor what is earned follows from them. null: nothing is known. Decision 42.
 */
export function toldShares(spread: Spread): ToldShares | null {
  const exact = exactShares(spread)
  if (exact === null) return null
  const told = { ...exact }
  for (const key of toldPartKeys) told[key] = Math.floor(exact[key] * wholeShare + 1e-9)
  // What rounding down leaves goes to those that it took most from.
  const left = wholeShare - toldPartKeys.reduce((sum, key) => sum + told[key], 0)
  const rest = (key: ToldPart) => Math.round((exact[key] * wholeShare - told[key]) * 1e6)
  for (const key of toldPartKeys.toSorted((a, b) => rest(b) - rest(a)).slice(0, left)) told[key] += 1
  return told
}

/** The parts that there are at all, also those too small for a twentieth. */
export const toldPartsOf = (spread: Spread): ToldPart[] => toldPartKeys.filter(key => spread[key] > 0)
