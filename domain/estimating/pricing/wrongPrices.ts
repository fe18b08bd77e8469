import { type ItemSections, type WrongPrice, wrongBreak } from '#domain/quoteItem'
import type { ItemFigures } from '../item/figuresOf.ts'
import type { EngineMasters } from '../masters.ts'
import { pricedItem } from './pricedItem.ts'

const isSame = (a: object | undefined, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The breaks whose cost or price is not what the item's figures make of what was given, each with what it would be; a
 * break that is stored already as it stands is left alone, it may have grown old, as long as it is for as many.
 */
export function wrongPrices(
  item: ItemSections,
  stored: ItemSections,
  figures: Pick<ItemFigures, 'cost' | 'board'>,
  masters: Pick<EngineMasters, 'plants'>,
): WrongPrice[] {
  const isForAsMany = item.pricing.pricingUom === stored.pricing.pricingUom
  const follows = pricedItem(item, figures, masters).details
  return item.pricing.details.flatMap((detail, place) => {
    const right = follows[place]
    const was = stored.pricing.details.find(({ key }) => key === detail.key)
    // A break without a cost is not finished: it is kept, and a step asks for it.
    const isKept = isForAsMany && isSame(was, detail)
    if (right === undefined || detail.cost === null || !detail.priceQty || isKept) return []
    const wrong = wrongBreak(detail, right)
    return wrong === null ? [] : [wrong]
  })
}
