import type { PlantMaster } from '#contract/plants'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of plants. */
export const plants = masterResource({
  name: 'admin/plants',
  label: 'Plants',
  part: 'Plants and Materials',
  about: 'Plants make the board and the boxes; work centres, inks and board grade variants belong to one.',
  recordRepresentation: ({ code, description }: PlantMaster) => `${code} ${description}`,
})
