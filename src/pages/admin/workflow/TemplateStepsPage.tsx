import { PartListPage } from './parts/PartListPage.tsx'
import { templateSteps } from './parts/templateSteps.ts'

/** `/admin/workflow/templatesteps`: the steps of all templates. */
export default function TemplateStepsPage() {
  return <PartListPage part={templateSteps} />
}
