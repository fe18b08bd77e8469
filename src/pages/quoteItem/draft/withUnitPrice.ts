import type { QuoteItem, SectionSaved } from '#contract/quote'
import { unitPriceOf } from '#domain/quoteItem'
import { failureText } from '../../../dataProvider/index.ts'

/** What a unit of bought goods is sold for as the item is stored, where that is not its unit price yet; null: nothing is to be done. */
export function newUnitPrice({ genericPricing, product, unitPrice }: QuoteItem): number | null {
  const price = unitPriceOf(genericPricing, product.expectedOrderQuantity)
  return price === null || price === unitPrice ? null : price
}

/** The answer of a save of bought goods after the item took the unit price that follows; where that failed it says so, and the tab offers it again. */
export async function withUnitPrice(
  answer: SectionSaved,
  update: (unitPrice: number) => Promise<{ readonly unitPrice: number }>,
): Promise<SectionSaved> {
  const price = newUnitPrice(answer.item)
  if (price === null) return answer
  try {
    const { unitPrice } = await update(price)
    return { ...answer, item: { ...answer.item, unitPrice } }
  } catch (error) {
    const failed = `The unit price of the item was not updated: ${failureText(error)}`
    return { ...answer, actionMessage: [answer.actionMessage, failed].filter(Boolean).join(' ') }
  }
}
