import { costTape } from '#domain/costTape'
import type { ItemSections, PriceDetail } from '#domain/quoteItem'
import type { GoesTo } from '../item/deliveryOfItem.ts'
import { costOfItem, type ItemFigures } from '../item/figuresOf.ts'
import type { EngineMasters } from '../masters.ts'

/** A break that a route of its own would make cheaper. */
export interface OwnRoute {
  readonly key: string
  readonly priceQty: number
  /** How much cheaper, %, to a tenth. */
  readonly percent: number
}

/** What is worth saying, %. */
const least = 2

/**
 * The breaks that a route of their own, found for their quantity alone, would make at least 2 % cheaper than the one design
 * that all of them are costed on; none while that can't be costed. Their price does not follow. Our own.
 */
export function ownRoutes(
  item: ItemSections,
  { cost: all }: Pick<ItemFigures, 'cost'>,
  details: readonly Pick<PriceDetail, 'key' | 'priceQty'>[],
  masters: EngineMasters,
  goesTo: GoesTo = {},
): OwnRoute[] {
  if (!all.ok) return []
  return details.flatMap(({ key, priceQty }) => {
    if (priceQty === null || !(priceQty > 0)) return []
    const alone = {
      ...item,
      product: { ...item.product, expectedOrderQuantity: priceQty },
      design: { ...item.design, designSteps: [] },
    }
    const { cost } = costOfItem(alone, masters, goesTo)
    const [now, own] = [
      costTape(all.value.job, priceQty),
      cost.ok ? costTape(cost.value.job, priceQty) : null,
    ]
    if (!now.ok || own === null || !own.ok || now.tape.cost <= 0) return []
    const saved = (1 - own.tape.cost / now.tape.cost) * 100
    return saved < least ? [] : [{ key, priceQty, percent: Math.round(saved * 10) / 10 }]
  })
}
