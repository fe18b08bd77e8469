import { MasterPage } from '../../components/master/MasterPage.tsx'
import { userMaster } from '../../resources/users/master.ts'

/** `/admin/users`. */
export default function UsersPage() {
  return <MasterPage master={userMaster} />
}
