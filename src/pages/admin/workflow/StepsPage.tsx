import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { workflowStepMaster } from '../../../resources/workflowSteps/master.ts'

/** `/admin/workflow/steps`. */
export default function StepsPage() {
  return <MasterPage master={workflowStepMaster} />
}
