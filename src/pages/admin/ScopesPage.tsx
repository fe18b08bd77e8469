import { MasterPage } from '../../components/master/MasterPage.tsx'
import { scopeMaster } from '../../resources/scopes/master.ts'

/** `/admin/scopes`. */
export default function ScopesPage() {
  return <MasterPage master={scopeMaster} />
}
