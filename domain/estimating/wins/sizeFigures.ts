import type { EngineMasters } from '../masters.ts'
import { boardPart } from '../parts/boardPart.ts'
import { boxPart } from '../parts/boxPart.ts'
import { costPart, routePart } from '../parts/costPart.ts'
import { palletPart, palletQuestion } from '../parts/palletPart.ts'
import { found } from '../parts/part.ts'
import { pricePart } from '../parts/pricePart.ts'
import { unitPart } from '../parts/unitPart.ts'
import { plantOf } from '../plantOf.ts'
import type { SizeQuestion } from './sizeQuestion.ts'

/** What of an item a few millimetres can change. */
export interface SizeFigures {
  readonly perLayer: number
  readonly unitsPerPallet: number
  readonly pallets: number
  /** Null where it is not known what a truck takes. */
  readonly trucks: number | null
  /** mm; null where the board is bought. */
  readonly deckle: number | null
  readonly out: number
  /** Of a costing unit. */
  readonly cost: number
  readonly sellPrice: number
}

/** The figures of an item at its size, at the mark-up of its terms; null where it has no price. */
export function sizeFigures(
  { item, quantity, pallet, bundleQty, palletsPerTruck }: SizeQuestion,
  masters: EngineMasters,
): SizeFigures | null {
  const plant = plantOf(item.plantCode, masters)
  const board = boardPart(item, masters)
  if (plant === undefined || !board.ok) return null
  const box = boxPart(item, item, board.value.flute.code, masters)
  const unit = unitPart(box, board, bundleQty, plant)
  const load = palletPart(palletQuestion(unit, pallet, quantity, masters), null)
  const cost = costPart(item, routePart(item, box, board, quantity, masters), load, quantity, masters)
  if (!cost.ok || !load.ok) return null
  const { job, deckle } = cost.value
  const price = pricePart(found(job), quantity, 'markUp', job.terms.markUp * 100)
  if (!price.ok) return null
  const { bundlesPerLayer, totalPalletQty, noOfPallets } = load.value.load
  return {
    perLayer: bundlesPerLayer,
    unitsPerPallet: totalPalletQty,
    pallets: noOfPallets,
    trucks: palletsPerTruck === null ? null : Math.ceil(noOfPallets / palletsPerTruck),
    deckle: deckle?.deckle ?? null,
    out: deckle?.out ?? 0,
    cost: price.value.tape.cost,
    sellPrice: price.value.tape.sellPrice,
  }
}
