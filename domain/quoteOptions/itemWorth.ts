import { type ItemSections, isGenericItem } from '#domain/quoteItem'
import { pieceAt } from '#domain/quoteSets'

/** What an order of the expected quantity of an item comes to, in the currency of its quote; null: it has no price for so many. */
export function itemWorth({ product, pricing, genericPricing }: ItemSections): number | null {
  const quantity = product.expectedOrderQuantity ?? 0
  const piece = quantity > 0 ? pieceAt(isGenericItem(product) ? genericPricing : pricing, quantity) : null
  return piece === null ? null : Math.round(piece * quantity * 100) / 100
}
