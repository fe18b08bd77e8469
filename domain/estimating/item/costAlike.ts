import { type ItemSections, preprintCharges } from '#domain/quoteItem'
import type { EngineMasters } from '../masters.ts'
import { costPart, type FoundCost } from '../parts/costPart.ts'
import { found, type Part } from '../parts/part.ts'
import { plantFor } from '../plantFor.ts'
import { deliveryOfItem, type GoesTo } from './deliveryOfItem.ts'
import { designedAt } from './designedAt.ts'
import { estimateOfItem } from './estimateOfItem.ts'
import type { ItemFigures } from './figuresOf.ts'

/**
 * The cost of an item that is made and loaded as the one of these figures: its own print, quantity and place, without
 * routing it again. For many items of a few designs.
 */
export function costAlike(
  { cost, pallet }: Pick<ItemFigures, 'cost' | 'pallet'>,
  item: ItemSections,
  masters: EngineMasters,
  goesTo: GoesTo,
): Part<FoundCost> {
  const plant = plantFor(masters, item.product.preferredPlantCode)
  if (!cost.ok || plant === undefined) return cost
  const asked = {
    ...estimateOfItem(item, plant.code),
    ...designedAt(item.design, plant, masters),
    outsideProcesses: preprintCharges(item),
    delivery: deliveryOfItem(item, goesTo),
  }
  const quantity = item.product.expectedOrderQuantity ?? 0
  return costPart(asked, found(cost.value.route), pallet, quantity, masters)
}
