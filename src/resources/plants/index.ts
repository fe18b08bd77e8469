import type { PlantMaster } from '#contract/plants'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of plants. */
export const plants = masterResource({
  name: 'admin/plants',
  label: 'Plants',
  part: 'Production',
  recordRepresentation: ({ code, description }: PlantMaster) => `${code} ${description}`,
})
