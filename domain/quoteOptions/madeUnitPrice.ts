import { roundHalfUp } from '#domain/pricingPolicies'
import { type ItemSections, isGenericItem } from '#domain/quoteItem'
import { pieceAt } from '#domain/quoteSets'

/** As many as the unit price of bought goods has: a piece may cost parts of a cent. */
const decimals = 4

/**
 * What one piece of an item that is made costs in an order of the expected quantity, in the currency of its quote; null: it
 * has no price for so many, or is bought: those have a unit price that is taken by a call of its own.
 */
export function madeUnitPrice({
  product,
  pricing,
}: Pick<ItemSections, 'product' | 'pricing'>): number | null {
  const quantity = product.expectedOrderQuantity ?? 0
  if (isGenericItem(product) || quantity <= 0) return null
  const piece = pieceAt(pricing, quantity)
  return piece === null ? null : roundHalfUp(piece, decimals)
}
