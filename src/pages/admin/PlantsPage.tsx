import { MasterPage } from '../../resources/master/MasterPage.tsx'
import { plants } from '../../resources/plants/index.ts'

/** `/admin/plants`. */
export default function PlantsPage() {
  return <MasterPage master={plants} />
}
