import type { SectionRules } from '../../about.ts'
import { bundleTies } from '../pallets/bundleTies.ts'
import { palletImage } from '../pallets/palletImage.ts'
import { sizeFindings } from '../pallets/sizeFindings.ts'
import { fullSave } from './fullSave.ts'

/** The rules of Pallet. Source: 001 §5. */
export const palletizationRules: SectionRules<'palletization'> = {
  rules: [
    fullSave,
    bundleTies('palletization'),
    // The sizes of a unit are asked for by the full save, in its own words.
    sizeFindings('palletization', ['unitLoadSizeLength', 'unitLoadSizeWidth', 'unitLoadSizeDepth']),
    palletImage('palletization'),
  ],
}
