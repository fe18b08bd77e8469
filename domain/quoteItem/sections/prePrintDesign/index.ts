import { section } from '../../section.ts'
import { prePrintDesignFields } from './fields.ts'

/** How the liner of a preprint item is printed, which Preprint Design edits. */
export const prePrintDesign = section({
  tab: 'preprintDesign',
  name: 'preprint design',
  fields: prePrintDesignFields,
  texts: { saved: 'preprintDesignSaveSuccess', failed: 'preprintDesignSaveError' },
})
