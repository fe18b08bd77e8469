import type { Values } from '../../fields.ts'
import type { prePrintDesignFields } from './fields.ts'

/** The preprint design section of a quote item. */
export type PrePrintDesign = Values<typeof prePrintDesignFields>
