import { MasterPage } from '../../components/master/MasterPage.tsx'
import { inkGroupMaster } from '../../resources/inkGroups/master.ts'

/** `/admin/inkgroups`. */
export default function InkGroupsPage() {
  return <MasterPage master={inkGroupMaster} />
}
