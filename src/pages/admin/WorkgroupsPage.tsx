import { MasterPage } from '../../resources/master/MasterPage.tsx'
import { workgroupMaster } from '../../resources/workgroups/master.ts'

/** `/admin/workgroups`. */
export default function WorkgroupsPage() {
  return <MasterPage master={workgroupMaster} />
}
