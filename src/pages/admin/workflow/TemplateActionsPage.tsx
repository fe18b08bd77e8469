import { PartListPage } from './parts/PartListPage.tsx'
import { templateActionsPart } from './parts/templateActions.ts'

/** `/admin/workflow/templateactions`: the actions of the steps of all templates. */
export default function TemplateActionsPage() {
  return <PartListPage part={templateActionsPart} />
}
