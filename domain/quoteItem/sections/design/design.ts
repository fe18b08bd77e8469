import type { RowOf, Values } from '../../fields.ts'
import type { designFields, stepFields } from './fields.ts'

/** The design section of a quote item. */
export type Design = Values<typeof designFields>

/** A step of the route. */
export type DesignStep = RowOf<typeof stepFields>
