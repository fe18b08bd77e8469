import { type CostTape, costLines } from '#domain/costTape'
import { tapeOf } from '#domain/costTapeReport'
import type { SoldDetail } from '#domain/quoteItem'
import { goodsCost, isBought } from './goodsCost.ts'
import { type Spread, type ToldPart, toldPartKeys } from './toldShares.ts'

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

const nothing = Object.fromEntries(toldPartKeys.map(key => [key, 0])) as Spread

function spreadOfTape(tape: CostTape): Spread {
  const sums = { ...nothing }
  for (const line of costLines) sums[partOf[line]] += Math.max(0, tape[line])
  return sums
}

/** What the price of a break is spread over, by what it costs; null while that is not known. */
export function spreadOf(detail: SoldDetail): Spread | null {
  if (isBought(detail)) {
    const cost = goodsCost(detail)
    return cost === null ? null : { ...nothing, ...cost }
  }
  const tape = tapeOf(detail)
  return tape === null ? null : spreadOfTape(tape)
}
