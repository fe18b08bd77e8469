import { MasterPage } from '../../components/master/MasterPage.tsx'
import { truckTypeMaster } from '../../resources/truckTypes/master.ts'

/** `/admin/trucktypes`. */
export default function TruckTypesPage() {
  return <MasterPage master={truckTypeMaster} />
}
