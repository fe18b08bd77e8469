import { enteredBreaks } from '../prices/enteredBreaks.ts'
import type { Pricing } from './pricing.ts'

/** What a person entered of a price; what follows from it and from the item is left out. */
export function enteredPricing({ calculatedFrom: _, ...pricing }: Pricing): object {
  return {
    ...pricing,
    details: enteredBreaks(pricing, ({ floorReason }) => ({ floorReason })),
    otherCharges: pricing.otherCharges.map(({ calculatedCharges, customerCharges, ...charge }) => ({
      ...charge,
      customerCharges: customerCharges === calculatedCharges ? null : customerCharges,
    })),
  }
}
