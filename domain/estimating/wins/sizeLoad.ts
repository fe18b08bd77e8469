import type { Blank } from '#domain/boxGeometry'
import {
  type LayerBox,
  loadedPallet,
  type PalletType,
  type TruckLoad,
  trucksForOrder,
} from '#domain/palletisation'
import { withUnitSize } from '../item/withUnitSize.ts'
import type { EngineMasters } from '../masters.ts'
import { boardPart, type FoundBoard } from '../parts/boardPart.ts'
import { boxPart } from '../parts/boxPart.ts'
import { type FoundPallet, palletPart, palletQuestion } from '../parts/palletPart.ts'
import { found, type Part } from '../parts/part.ts'
import { unitPart } from '../parts/unitPart.ts'
import { plantOf } from '../plantOf.ts'
import type { SizeQuestion } from './sizeQuestion.ts'

/** How an item is loaded at its size, and what that was worked out from. */
export interface SizeLoad {
  readonly box: Part<Blank>
  readonly board: Part<FoundBoard>
  readonly pallet: Part<FoundPallet>
  readonly figures: {
    readonly bundleQty: number
    readonly perLayer: number
    readonly unitsPerPallet: number
    readonly pallets: number
    /** Null where it is not known what a truck takes, or a pallet does not go in. */
    readonly trucks: number | null
    /** A layer from above, to be drawn on its pallet. */
    readonly layer: readonly LayerBox[]
    readonly palletType: PalletType
    readonly truckLoad: TruckLoad | null
  }
}

/** The load of an item at its size, with the quick search for layers; null where it can't be loaded. */
export function sizeLoad(
  { item, quantity, pallet: wishes, bundleQty, unitSize = null, truck }: SizeQuestion,
  masters: EngineMasters,
): SizeLoad | null {
  const plant = plantOf(item.plantCode, masters)
  const board = boardPart(item, masters)
  if (plant === undefined || !board.ok) return null
  const box = boxPart(item, item, board.value.flute.code, masters)
  const calculated = unitPart(box, board, bundleQty, plant)
  const unit = calculated.ok ? found(withUnitSize(calculated.value, unitSize)) : calculated
  const pallet = palletPart(palletQuestion(unit, wishes, quantity, masters), null)
  if (!pallet.ok) return null
  const { load, question } = pallet.value
  const [trucks] = truck === null ? [] : trucksForOrder(load.noOfPallets, loadedPallet(load), [truck])
  return {
    box,
    board,
    pallet,
    figures: {
      bundleQty: load.bundleQty,
      perLayer: load.bundlesPerLayer,
      unitsPerPallet: load.totalPalletQty,
      pallets: load.noOfPallets,
      trucks: trucks?.trucks ?? null,
      layer: load.boxes,
      palletType: question.palletType,
      truckLoad: trucks?.load ?? null,
    },
  }
}
