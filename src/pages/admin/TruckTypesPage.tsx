import { MasterPage } from '../../resources/master/MasterPage.tsx'
import { truckTypes } from '../../resources/truckTypes/index.ts'

/** `/admin/trucktypes`. */
export default function TruckTypesPage() {
  return <MasterPage master={truckTypes} />
}
