import { choice, day, flag, named, number, text } from '../../fields.ts'
import { shippingMethods } from '../../reference/shippingMethods.ts'

/**
 * How and where the item goes, in the order in which a person fills it in. What is empty is as its quote says. Source:
 * 001 §3.
 */
export const deliveryFields = {
  truckType: named('Truck Type', 20),
  shippingMethod: choice('Shipping Method', shippingMethods, 20),
  /** How many of it are in a set; only of a multi-component quote. */
  ratioToParent: number('Ratio to Parent', { min: 0, max: 10_000 }),
  deliveryAddress: text('Delivery Address', 200),
  deliverySuburb: text('Suburb', 80),
  deliveryState: choice('State', null, 10),
  deliveryPostCode: text('Postcode', 10),
  requiredDate: day('Required Date'),
  handUnloadingRequired: flag('Hand Unloading'),
}
