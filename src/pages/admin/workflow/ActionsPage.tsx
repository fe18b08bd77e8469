import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { workflowActionMaster } from '../../../resources/workflowActions/master.ts'

/** `/admin/workflow/actions`. */
export default function ActionsPage() {
  return <MasterPage master={workflowActionMaster} />
}
