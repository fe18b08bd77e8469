import { empty } from '../fields.ts'
import { inkFields } from '../sections/printing/fields.ts'
import type { InkRow } from '../sections/printing/printing.ts'

/** Whether a row of inks says anything: one that goes with what was entered in it is told. */
export const isEnteredInk = (row: InkRow): boolean =>
  Object.entries(empty(inkFields)).some(([name, nothing]) => row[name as keyof InkRow] !== nothing)
