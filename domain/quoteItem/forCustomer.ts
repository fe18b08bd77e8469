import {
  type CustomerPallets,
  customerPallets,
  takesCustomerPallets,
} from './sections/pallets/customerPallets.ts'
import { palletKeys } from './sections/pallets/pallets.ts'
import type { ItemSections } from './sections.ts'

/** What of a customer their items begin with. */
export interface BeginningOfCustomer {
  /** Code of their plant; '': they have none. */
  readonly plant: string
  /** How they take their pallets; null: nothing is known. */
  readonly pallets: CustomerPallets | null
}

/**
 * An item once its quote is for this customer: its pallets are as they take them, unless it copies or modifies a product, and
 * where no plant is chosen yet it is theirs. Rule customer-defaults-reset (001 §4); the plant is our own.
 */
export function itemForCustomer(
  item: ItemSections,
  itemCategory: string,
  { plant, pallets }: BeginningOfCustomer,
): ItemSections {
  const { product } = item
  const resets =
    pallets !== null && takesCustomerPallets(itemCategory)
      ? palletKeys.map(key => [key, { ...item[key], ...customerPallets(key, pallets) }])
      : []
  return {
    ...item,
    ...Object.fromEntries(resets),
    product: { ...product, preferredPlantCode: product.preferredPlantCode || plant },
  }
}

/**
 * Whether an item's pricing may be bypassed once its quote is for another customer: when they allow it, and else as before, but
 * that what the customer before allowed goes with them. Null: as it is. Our own.
 */
export function bypassForCustomer(allowedBefore: boolean, allowsNow: boolean): boolean | null {
  if (allowsNow) return true
  return allowedBefore ? false : null
}
