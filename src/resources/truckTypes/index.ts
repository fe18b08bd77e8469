import type { TruckTypeMaster } from '#contract/trucks'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of truck types. */
export const truckTypes = masterResource({
  name: 'admin/trucktypes',
  label: 'Truck Types',
  part: 'Prices and Delivery',
  about: 'What goods are delivered with; pallets are counted into those whose inside is known.',
  recordRepresentation: ({ code, name }: TruckTypeMaster) => `${code} ${name}`,
})
