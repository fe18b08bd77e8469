import type { RowOf, Values } from '../../fields.ts'
import type { detailFields, pricingFields } from './fields.ts'

/** The pricing section of a quote item. */
export type Pricing = Values<typeof pricingFields>

/** One quantity break of it. */
export type PriceDetail = RowOf<typeof detailFields>
