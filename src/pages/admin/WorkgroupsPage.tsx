import { MasterPage } from '../../resources/master/MasterPage.tsx'
import { workgroups } from '../../resources/workgroups/index.ts'

/** `/admin/workgroups`. */
export default function WorkgroupsPage() {
  return <MasterPage master={workgroups} />
}
