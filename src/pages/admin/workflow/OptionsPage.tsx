import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { workflowOptionMaster } from '../../../resources/workflowOptions/master.ts'

/** `/admin/workflow/options`. */
export default function OptionsPage() {
  return <MasterPage master={workflowOptionMaster} />
}
