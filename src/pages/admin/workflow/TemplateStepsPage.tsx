import { PartListPage } from './parts/PartListPage.tsx'
import { templateStepsPart } from './parts/templateSteps.ts'

/** `/admin/workflow/templatesteps`: the steps of all templates. */
export default function TemplateStepsPage() {
  return <PartListPage part={templateStepsPart} />
}
