import { productFields } from './sections/product/fields.ts'

/** The most that can be entered as expected to be ordered; an item that had more could not be read. */
export const mostOrdered: number = productFields.expectedOrderQuantity.max
