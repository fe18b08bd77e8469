import type { TruckType } from '#domain/palletisation'
import { enteredNumber, type ItemSections, preprintCharges } from '#domain/quoteItem'
import type { EngineMasters } from '../masters.ts'
import { plantFor } from '../plantFor.ts'
import { type SizeWin, sizeWins } from '../wins/sizeWins.ts'
import { deliveryOfItem, type GoesTo } from './deliveryOfItem.ts'
import { designedAt } from './designedAt.ts'
import { enteredSize } from './enteredSize.ts'
import { estimateOfItem } from './estimateOfItem.ts'
import { palletWishesOf } from './palletWishesOf.ts'

/**
 * What a few millimetres would win a quote item, as its figures count it: made where its design says, delivered where it
 * goes, sold at the price of its break; `truck` carries it, null: not known. None where
 * the item has no price.
 */
export function winsOfItem(
  item: ItemSections,
  truck: TruckType | null,
  masters: EngineMasters,
  goesTo: GoesTo = {},
): SizeWin[] {
  const plant = plantFor(masters, item.product.preferredPlantCode)
  const quantity = enteredNumber(item.product.expectedOrderQuantity)
  if (plant === undefined || quantity === null || quantity <= 0) return []
  const { palletization } = item
  const bundle = enteredNumber(palletization.bundleQty)
  return sizeWins(
    {
      item: {
        ...estimateOfItem(item, plant.code),
        ...designedAt(item.design, plant, masters),
        outsideProcesses: preprintCharges(item),
        delivery: deliveryOfItem(item, goesTo),
      },
      pricing: item.pricing,
      quantity,
      pallet: palletWishesOf(palletization),
      bundleQty: bundle !== null && bundle > 0 ? bundle : null,
      unitSize: enteredSize(palletization),
      truck,
    },
    masters,
  )
}
