import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { workflowFieldMaster } from '../../../resources/workflowFields/master.ts'

/** `/admin/workflow/fields`. */
export default function FieldsPage() {
  return <MasterPage master={workflowFieldMaster} />
}
