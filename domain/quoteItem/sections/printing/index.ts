import { section } from '../../section.ts'
import { printingFields } from './fields.ts'

/** How the product is printed, which Print edits; the print process itself is the product's. */
export const printing = section({
  tab: 'print',
  name: 'print',
  fields: printingFields,
  leftBehind: ['isProcessNew'],
  texts: { saved: 'printDetailsSaveSuccess', failed: 'printDetailsSaveError' },
})
