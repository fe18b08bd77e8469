import type { TruckTypeMaster } from '#contract/trucks'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of truck types. */
export const truckTypes = masterResource({
  name: 'admin/trucktypes',
  label: 'Truck Types',
  part: 'Production',
  recordRepresentation: ({ code, name }: TruckTypeMaster) => `${code} ${name}`,
})
