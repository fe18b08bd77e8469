import { type BreakField, type PricingPolicy, skippedFields } from './policies.ts'
import type { PriceBreak } from './priceBreak.ts'

const allFields: readonly BreakField[] = ['minQty', 'maxQty', 'variance']

/** The fields of a price detail that its policy asks for and that are empty or 0, in the order of the screen. */
export function missingFields(policy: PricingPolicy, detail: Pick<PriceBreak, BreakField>): BreakField[] {
  return allFields.filter(field => !skippedFields[policy].includes(field) && !detail[field])
}
