import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { workflowActions } from '../../../resources/workflowActions/index.ts'

/** `/admin/workflow/actions`. */
export default function ActionsPage() {
  return <MasterPage master={workflowActions} />
}
