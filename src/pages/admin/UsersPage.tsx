import { MasterPage } from '../../resources/master/MasterPage.tsx'
import { users } from '../../resources/users/index.ts'

/** `/admin/users`. */
export default function UsersPage() {
  return <MasterPage master={users} />
}
