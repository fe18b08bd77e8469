import {
  costOfMade,
  deliveryOfItem,
  type EngineMasters,
  type GoesTo,
  type ItemCost,
  type Made,
} from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'
import { onceFor } from '../../../database/onceFor.ts'

const once = onceFor(
  (
    product: Made['product'],
    printing: Made['printing'],
    palletization: Made['palletization'],
    design: Made['design'],
    designPrint: Made['designPrint'],
    prePrintDesign: Made['prePrintDesign'],
    preprintCost: Made['preprintCost'],
    masters: EngineMasters,
    delivery: string,
  ): ItemCost =>
    costOfMade(
      { product, printing, palletization, design, designPrint, prePrintDesign, preprintCost },
      masters,
      JSON.parse(delivery) as ReturnType<typeof deliveryOfItem>,
    ),
)

/** What an item costs to make and deliver; worked out once for as long as only its price is another. */
export function costFor(item: ItemSections, masters: EngineMasters, goesTo: GoesTo): ItemCost {
  const { product, printing, palletization, design, designPrint, prePrintDesign, preprintCost } = item
  const delivery = JSON.stringify(deliveryOfItem(item, goesTo))
  return once(
    product,
    printing,
    palletization,
    design,
    designPrint,
    prePrintDesign,
    preprintCost,
    masters,
    delivery,
  )
}
