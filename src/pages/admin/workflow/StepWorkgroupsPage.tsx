import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { stepWorkgroupMaster } from '../../../resources/stepWorkgroups/master.ts'

/** `/admin/workflow/stepworkgroups`. */
export default function StepWorkgroupsPage() {
  return <MasterPage master={stepWorkgroupMaster} />
}
