import type { Values } from '../../fields.ts'
import type { preprintCostFields } from './fields.ts'

/** The preprint cost section of a quote item. */
export type PreprintCost = Values<typeof preprintCostFields>
