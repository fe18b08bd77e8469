import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { isMissing } from '../../requiredFindings.ts'
import type { Delivery } from './delivery.ts'
import { customerPickup, deliveryOf } from './deliveryOf.ts'
import { deliveryFields } from './fields.ts'
import { neededFields } from './neededFields.ts'

/**
 * An item that is delivered has an address and a day, its own or its quote's; one that the customer comes for needs
 * neither. Rules delivery-required and delivery-custpick (000 §9; 001 §5).
 */
export function requiredDelivery(delivery: Delivery, { facts }: Pick<ItemUnderRules, 'facts'>): Finding[] {
  const whole = deliveryOf(delivery, facts.quoteDelivery)
  // What the quote says is not known yet: it may say all of it.
  if (whole.truckType === customerPickup || facts.quoteDelivery === undefined) return []
  return neededFields
    .filter(field => isMissing(whole[field]))
    .map(field =>
      findingOn('delivery')(field, 'required', text('formRequired', { field: deliveryFields[field].label })),
    )
}
