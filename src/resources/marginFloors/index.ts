import type { MarginFloor } from '#contract/marginFloors'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of margin floors. */
export const marginFloors = masterResource({
  name: 'admin/marginfloors',
  label: 'Margin Floors',
  part: 'Production',
  recordRepresentation: ({ name }: MarginFloor) => name,
})
