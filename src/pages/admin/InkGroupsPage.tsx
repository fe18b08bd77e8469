import { inkGroupMaster } from '../../resources/inkGroups/master.ts'
import { MasterPage } from '../../resources/master/MasterPage.tsx'

/** `/admin/inkgroups`. */
export default function InkGroupsPage() {
  return <MasterPage master={inkGroupMaster} />
}
