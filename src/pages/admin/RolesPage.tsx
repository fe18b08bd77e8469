import { MasterPage } from '../../resources/master/MasterPage.tsx'
import { roles } from '../../resources/roles/index.ts'

/** `/admin/roles`. */
export default function RolesPage() {
  return <MasterPage master={roles} />
}
