import type { Delivery } from './delivery.ts'
import { customerPickup } from './deliveryOf.ts'
import { neededFields } from './neededFields.ts'

const ofQuote: readonly string[] = ['truckType', ...neededFields]

/**
 * A workflow can't require of the item what its quote may say, which the rules ask for themselves, and nothing at all of
 * one that the customer comes for.
 */
export const mayRequire = ({ truckType }: Delivery, field: string): boolean =>
  truckType !== customerPickup && !ofQuote.includes(field)
