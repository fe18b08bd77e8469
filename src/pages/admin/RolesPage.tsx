import { MasterPage } from '../../resources/master/MasterPage.tsx'
import { roleMaster } from '../../resources/roles/master.ts'

/** `/admin/roles`. */
export default function RolesPage() {
  return <MasterPage master={roleMaster} />
}
