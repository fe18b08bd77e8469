import { MasterPage } from '../../components/master/MasterPage.tsx'
import { roleMaster } from '../../resources/roles/master.ts'

/** `/admin/roles`. */
export default function RolesPage() {
  return <MasterPage master={roleMaster} />
}
