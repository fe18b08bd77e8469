import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { workflowFields } from '../../../resources/workflowFields/index.ts'

/** `/admin/workflow/fields`. */
export default function FieldsPage() {
  return <MasterPage master={workflowFields} />
}
