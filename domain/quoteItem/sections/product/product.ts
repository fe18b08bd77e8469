import type { Values } from '../../fields.ts'
import type { productFields } from './fields.ts'

/** The product section of a quote item. Texts are '' when empty, numbers null; lengths in mm. */
export type Product = Values<typeof productFields>
