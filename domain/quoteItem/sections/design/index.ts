import { section } from '../../section.ts'
import { designFields } from './fields.ts'

/** How the item is made, which Design edits. */
export const design = section({
  tab: 'design',
  name: 'design',
  fields: designFields,
  leftBehind: ['designProjectNo', 'ardFileName', 'isArdFileExisted', 'mfgFileName'],
  texts: { saved: 'designDetailsSaveSuccess', failed: 'designDetailsSaveError' },
})
