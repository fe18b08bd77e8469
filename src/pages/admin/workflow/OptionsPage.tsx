import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { workflowOptions } from '../../../resources/workflowOptions/index.ts'

/** `/admin/workflow/options`. */
export default function OptionsPage() {
  return <MasterPage master={workflowOptions} />
}
