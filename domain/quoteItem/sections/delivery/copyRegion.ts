import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import { isCopyCategory } from '../../categories/isCopyCategory.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import type { Delivery } from './delivery.ts'

/**
 * A copy goes to the region that its product was made for, which is its reference to region; without one, or while the
 * region is not known, nothing is said. Rule form-region-mismatch (001 §5); which region is meant is our reading.
 */
export function copyRegion(
  _: Delivery,
  { facts, sections: { product } }: Pick<ItemUnderRules, 'facts' | 'sections'>,
): Finding[] {
  const { deliveryRegion } = facts
  const original = product.referenceToRegion.trim()
  if (!isCopyCategory(product.itemCategory) || original === '' || !deliveryRegion) return []
  return deliveryRegion === original
    ? []
    : [findingOn('delivery')('deliveryPostCode', 'region-mismatch', text('formRegionMismatch'))]
}
