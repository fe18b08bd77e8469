import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { stepWorkgroups } from '../../../resources/stepWorkgroups/index.ts'

/** `/admin/workflow/stepworkgroups`. */
export default function StepWorkgroupsPage() {
  return <MasterPage master={stepWorkgroups} />
}
