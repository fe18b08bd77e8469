import { type CostTape, costLines } from '#domain/costTape'

/** What a price is made up of as a customer thinks of it, with what each covers. */
export const toldParts = {
  board: { label: 'Board', about: 'the papers, the starch, and what is trimmed off' },
  print: { label: 'Print', about: 'inks and printed sheets' },
  making: { label: 'Making', about: 'setting up and running the machines, and who runs them' },
  packing: { label: 'Packing', about: 'straps, wrap and pallets' },
  delivery: { label: 'Delivery', about: 'the way to you, and storage on it' },
} as const
export type ToldPart = keyof typeof toldParts
export const toldPartKeys = Object.keys(toldParts) as ToldPart[]

/** Where each line of the tape is told; work that is bought is told as making. */
const partOf: Readonly<Record<(typeof costLines)[number], ToldPart>> = {
  paperCost: 'board',
  wasteBoardUnpaid: 'board',
  outsideBoardCost: 'board',
  starchCost: 'board',
  ink: 'print',
  closure: 'making',
  wax: 'board',
  frontSheetCost: 'print',
  backSheetCost: 'print',
  directLabour: 'making',
  directEnergy: 'making',
  wrapStrappingPallets: 'packing',
  distribution: 'delivery',
  directDepreciation: 'making',
  outsideStoreCost: 'delivery',
  outsideMfgCost: 'making',
}

/** Shares are told in so many parts of the price: fine enough to understand, too coarse to work back from. */
export const wholeShare = 20

export type ToldShares = Readonly<Record<ToldPart, number>>

/** Exact shares of the parts; a tape without any cost has none. */
function exactShares(tape: CostTape): Record<ToldPart, number> | null {
  const sums = Object.fromEntries(toldPartKeys.map(key => [key, 0])) as Record<ToldPart, number>
  for (const line of costLines) sums[partOf[line]] += Math.max(0, tape[line])
  const whole = toldPartKeys.reduce((sum, key) => sum + sums[key], 0)
  if (!(whole > 0)) return null
  for (const key of toldPartKeys) sums[key] /= whole
  return sums
}

/**
 * The parts of a price in twentieths of it, together 20: the price is spread over them as its cost is, so that neither the
 * cost nor what is earned follows from them. null: nothing is known. Decision 42.
 */
export function toldShares(tape: CostTape): ToldShares | null {
  const exact = exactShares(tape)
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
export function toldPartsOf(tape: CostTape): ToldPart[] {
  const exact = exactShares(tape)
  return exact === null ? [] : toldPartKeys.filter(key => exact[key] > 0)
}
