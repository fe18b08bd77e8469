import { MasterPage } from '../../components/master/MasterPage.tsx'
import { plantMaster } from '../../resources/plants/master.ts'

/** `/admin/plants`. */
export default function PlantsPage() {
  return <MasterPage master={plantMaster} />
}
