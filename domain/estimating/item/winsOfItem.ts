import type { TruckType } from '#domain/palletisation'
import { enteredNumber, type ItemSections } from '#domain/quoteItem'
import type { EngineMasters } from '../masters.ts'
import { plantFor } from '../plantFor.ts'
import { type SizeWin, sizeWins } from '../wins/sizeWins.ts'
import { enteredSize } from './enteredSize.ts'
import { estimateOfItem } from './estimateOfItem.ts'
import { palletWishesOf } from './palletWishesOf.ts'

/**
 * What a few millimetres would win a quote item, as its figures count it; `truck` carries it, null: not known. None where
 * the item has no price.
 */
export function winsOfItem(item: ItemSections, truck: TruckType | null, masters: EngineMasters): SizeWin[] {
  const plant = plantFor(masters, item.product.preferredPlantCode)
  const quantity = enteredNumber(item.product.expectedOrderQuantity)
  if (plant === undefined || quantity === null || quantity <= 0) return []
  const { palletization } = item
  const bundle = enteredNumber(palletization.bundleQty)
  return sizeWins(
    {
      item: estimateOfItem(item, plant.code),
      quantity,
      pallet: palletWishesOf(palletization),
      bundleQty: bundle !== null && bundle > 0 ? bundle : null,
      unitSize: enteredSize(palletization),
      truck,
    },
    masters,
  )
}
