import { MasterPage } from '../../components/master/MasterPage.tsx'
import { workgroupMaster } from '../../resources/workgroups/master.ts'

/** `/admin/workgroups`. */
export default function WorkgroupsPage() {
  return <MasterPage master={workgroupMaster} />
}
