import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import type { Delivery } from './delivery.ts'
import { customerPickup, deliveryOf } from './deliveryOf.ts'

/** A postcode is one where its state has a delivery region. Rule delivery-postcode (001 §5). */
export function postcodeRegion(delivery: Delivery, { facts }: Pick<ItemUnderRules, 'facts'>): Finding[] {
  const { truckType, deliveryPostCode, deliveryState } = deliveryOf(delivery, facts.quoteDelivery)
  const isAsked = truckType !== customerPickup && deliveryPostCode !== '' && deliveryState !== ''
  return isAsked && facts.deliveryRegion === null
    ? [findingOn('delivery')('deliveryPostCode', 'delivery-postcode', text('formOneOf'))]
    : []
}
