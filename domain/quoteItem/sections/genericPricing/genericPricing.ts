import type { RowOf, Values } from '../../fields.ts'
import type { genericDetailFields, genericPricingFields } from './fields.ts'

/** The generic pricing section of a quote item. */
export type GenericPricing = Values<typeof genericPricingFields>

/** One quantity break of it. */
export type GenericDetail = RowOf<typeof genericDetailFields>
