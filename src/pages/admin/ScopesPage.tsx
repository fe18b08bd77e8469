import { MasterPage } from '../../resources/master/MasterPage.tsx'
import { scopes } from '../../resources/scopes/index.ts'

/** `/admin/scopes`. */
export default function ScopesPage() {
  return <MasterPage master={scopes} />
}
