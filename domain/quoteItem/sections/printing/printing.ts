import type { RowOf, Values } from '../../fields.ts'
import type { inkFields, printingFields } from './fields.ts'

/** The printing section of a quote item. */
export type Printing = Values<typeof printingFields>

/** A colour of one side. */
export type InkRow = RowOf<typeof inkFields>
