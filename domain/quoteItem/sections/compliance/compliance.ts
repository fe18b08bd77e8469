import type { Values } from '../../fields.ts'
import type { complianceFields } from './fields.ts'

/** The compliance section of a quote item. */
export type Compliance = Values<typeof complianceFields>
