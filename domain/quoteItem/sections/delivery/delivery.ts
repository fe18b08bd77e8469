import type { Values } from '../../fields.ts'
import type { deliveryFields } from './fields.ts'

/** The delivery section of a quote item. */
export type Delivery = Values<typeof deliveryFields>

/** What a quote says of the delivery of its items. */
export type QuoteDelivery = Omit<Delivery, 'shippingMethod' | 'ratioToParent'>
