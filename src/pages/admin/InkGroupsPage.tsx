import { inkGroups } from '../../resources/inkGroups/index.ts'
import { MasterPage } from '../../resources/master/MasterPage.tsx'

/** `/admin/inkgroups`. */
export default function InkGroupsPage() {
  return <MasterPage master={inkGroups} />
}
