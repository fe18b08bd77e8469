import type { RowOf, Values } from '../../fields.ts'
import type { designPrintFields, printedSheetFields } from './fields.ts'

/** The design print section of a quote item. */
export type DesignPrint = Values<typeof designPrintFields>

/** A printed sheet. */
export type PrintedSheet = RowOf<typeof printedSheetFields>
