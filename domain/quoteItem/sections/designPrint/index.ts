import { section } from '../../section.ts'
import { designPrintFields } from './fields.ts'

/** The printed sheets of a litho item, which Design Print edits. */
export const designPrint = section({
  tab: 'designPrint',
  name: 'design print',
  fields: designPrintFields,
  texts: { saved: 'printedSheetSaved', failed: 'printedSheetFailed' },
})
