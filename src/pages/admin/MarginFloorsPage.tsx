import { MasterPage } from '../../components/master/MasterPage.tsx'
import { marginFloorMaster } from '../../resources/marginFloors/master.ts'

/** `/admin/marginfloors`. */
export default function MarginFloorsPage() {
  return <MasterPage master={marginFloorMaster} />
}
