import type { MarginFloor } from '#contract/marginFloors'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of margin floors. */
export const marginFloors = masterResource({
  name: 'admin/marginfloors',
  label: 'Margin Floors',
  part: 'Prices and Delivery',
  about:
    'The margin that prices of a business unit and product group keep. A price under it waits for approval: the further under, the higher up.',
  recordRepresentation: ({ name }: MarginFloor) => name,
})
