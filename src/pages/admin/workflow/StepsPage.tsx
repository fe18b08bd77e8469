import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { workflowSteps } from '../../../resources/workflowSteps/index.ts'

/** `/admin/workflow/steps`. */
export default function StepsPage() {
  return <MasterPage master={workflowSteps} />
}
