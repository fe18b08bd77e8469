import type { FluteMaster } from '#contract/flutes'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of flutes. */
export const flutes = masterResource({
  name: 'admin/flutes',
  label: 'Flutes',
  part: 'Plants and Materials',
  about: 'How thick a board is, and what its folds add to a size: every blank is measured by it.',
  recordRepresentation: ({ code, plantCode }: FluteMaster) =>
    plantCode === '' ? code : `${code} at ${plantCode}`,
})
