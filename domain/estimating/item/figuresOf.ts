import type { Blank } from '#domain/boxGeometry'
import { enteredNumber, type ItemSections, preprintCharges } from '#domain/quoteItem'
import type { EstimateDelivery } from '../estimateItem.ts'
import type { EngineMasters, PlantMasters } from '../masters.ts'
import type { FoundBoard } from '../parts/boardPart.ts'
import { costPart, type FoundCost, routePart } from '../parts/costPart.ts'
import { type FoundPallet, palletPart, palletQuestion } from '../parts/palletPart.ts'
import { blocked, found, missing, type Part } from '../parts/part.ts'
import type { FoundPrice } from '../parts/pricePart.ts'
import { type FoundStrength, strengthPart } from '../parts/strengthPart.ts'
import type { FoundUnit } from '../parts/unitPart.ts'
import { plantFor } from '../plantFor.ts'
import { pressCoverages } from '../pressColours.ts'
import { offeredPrice } from '../pricing/offeredPrice.ts'
import { priceOfOrder } from '../pricing/priceOfOrder.ts'
import { usualStack } from '../usual.ts'
import { assumedOf } from './assumedOf.ts'
import { deliveryOfItem, type GoesTo } from './deliveryOfItem.ts'
import { designedAt } from './designedAt.ts'
import { estimateOfItem } from './estimateOfItem.ts'
import { namedByPath } from './namedByPath.ts'
import { palletWishesOf } from './palletWishesOf.ts'
import { unitOfItem } from './unitOfItem.ts'

/** Every figure of a quote item, or what is missing for it; a problem's field is the path of what to enter. */
export interface ItemFigures {
  readonly box: Part<Blank>
  readonly board: Part<FoundBoard>
  readonly unit: Part<FoundUnit>
  readonly strength: Part<FoundStrength>
  readonly pallet: Part<FoundPallet>
  readonly cost: Part<FoundCost>
  /** At the expected order quantity: by the break that it falls in, at the plant's usual mark-up while there is none. */
  readonly price: Part<FoundPrice>
  /** What it is offered at for one costing unit, where the costs moved since and `price` is another; null: it is not. */
  readonly offered: number | null
  /** Whether no freight is in them because nobody has said where the goods go. */
  readonly isWithoutFreight: boolean
  /** What was taken because nobody has said it yet, a sentence each. */
  readonly assumed: readonly string[]
}

const withoutPlant: ItemFigures = (() => {
  const nowhere = missing('product.preferredPlantCode', 'There is no plant to estimate for.')
  return {
    box: nowhere,
    board: nowhere,
    unit: nowhere,
    strength: nowhere,
    pallet: nowhere,
    cost: nowhere,
    price: nowhere,
    offered: null,
    isWithoutFreight: false,
    assumed: [],
  }
})()

/** The sections that say what an item is made and loaded as. */
export type Made = Pick<
  ItemSections,
  'product' | 'printing' | 'palletization' | 'design' | 'designPrint' | 'prePrintDesign' | 'preprintCost'
>

/** What an item is made and loaded as, and what that costs. */
function madeAt(
  { product, printing, palletization, design, designPrint, prePrintDesign, preprintCost }: Made,
  plant: PlantMasters,
  masters: EngineMasters,
  delivery: EstimateDelivery,
  isDrawn: boolean,
) {
  const item = {
    ...estimateOfItem({ product, printing, design, designPrint }, plant.code),
    ...designedAt(design, plant, masters),
    outsideProcesses: preprintCharges({ product, design, prePrintDesign, preprintCost }),
    delivery,
  }
  const quantity = enteredNumber(product.expectedOrderQuantity)
  const wanted: Part<number> =
    quantity !== null && quantity > 0
      ? found(quantity)
      : missing('breaks', 'Enter the expected order quantity.')
  const { board, box, unit } = unitOfItem({ product, printing, palletization, design }, plant, masters)
  const question = palletQuestion(unit, palletWishesOf(palletization), quantity ?? 0, masters)
  const asked = question.ok && !isDrawn ? found({ ...question.value, isDrawn }) : question
  const pallet = palletPart(asked, null)
  const lacking = blocked(box, board, wanted)
  const route = lacking ?? routePart(item, box, board, quantity ?? 0, masters)
  const cost = lacking ?? costPart(item, route, pallet, quantity ?? 0, masters)
  return { quantity, board, box, unit, pallet, cost, coverages: pressCoverages(item) }
}

function figuresAt(
  item: Made & Pick<ItemSections, 'pricing'>,
  plant: PlantMasters,
  masters: EngineMasters,
  delivery: EstimateDelivery,
): ItemFigures {
  const { product, palletization, pricing } = item
  const { quantity, board, box, unit, pallet, cost, coverages } = madeAt(item, plant, masters, delivery, true)
  const kg = unit.ok ? unit.value.kg : 0
  const price = priceOfOrder(cost, quantity, pricing)
  const strength = strengthPart(box, board, kg, pallet, usualStack, plant, coverages)
  return {
    box: namedByPath(box),
    board: namedByPath(board),
    unit: namedByPath(unit),
    strength: namedByPath(strength),
    pallet: namedByPath(pallet),
    cost: namedByPath(cost),
    price: namedByPath(price),
    offered: offeredPrice(price, quantity, pricing),
    isWithoutFreight: cost.ok && delivery.regionCode === null && !delivery.isPickup,
    assumed: [
      ...assumedOf({ product, palletization }, plant, pallet, delivery),
      ...((cost.ok && cost.value.job.notes) || []),
    ],
  }
}

/** What of the figures does not ask how it sells. */
export type ItemCost = Pick<ItemFigures, 'cost' | 'pallet' | 'board'>

/** The cost of what an item is made as, delivered like this: {@link costOfItem} by the sections that it takes alone. */
export function costOfMade(made: Made, masters: EngineMasters, delivery: EstimateDelivery): ItemCost {
  const plant = plantFor(masters, made.product.preferredPlantCode)
  if (plant === undefined) return withoutPlant
  const { pallet, cost, board } = madeAt(made, plant, masters, delivery, false)
  return { pallet: namedByPath(pallet), cost: namedByPath(cost), board: namedByPath(board) }
}

/** The cost of a quote item as {@link figuresOf} has it, and the pallet that is in it, undrawn: for many items at once. */
export const costOfItem = (item: ItemSections, masters: EngineMasters, goesTo: GoesTo = {}): ItemCost =>
  costOfMade(item, masters, deliveryOfItem(item, goesTo))

/**
 * Every figure of a quote item by the company's master data, as far as what is entered on its tabs goes: blank, weight,
 * strength and pallet of one, cost and price at the expected order quantity. The same engines and the same ways as the
 * estimating pad, freight to where it is delivered; what nobody has said is taken as usual, and said in `assumed`.
 */
export function figuresOf(item: ItemSections, masters: EngineMasters, goesTo: GoesTo = {}): ItemFigures {
  const plant = plantFor(masters, item.product.preferredPlantCode)
  return plant === undefined ? withoutPlant : figuresAt(item, plant, masters, deliveryOfItem(item, goesTo))
}
