import type { Values } from '../../fields.ts'
import type { approvalFields } from './fields.ts'

/** The approval section of a quote item. */
export type Approval = Values<typeof approvalFields>
