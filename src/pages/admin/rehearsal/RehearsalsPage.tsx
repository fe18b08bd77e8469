import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { rehearsalMaster } from '../../../resources/rehearsals/master.tsx'

/** `/admin/rehearsals`. */
export default function RehearsalsPage() {
  return <MasterPage master={rehearsalMaster} />
}
