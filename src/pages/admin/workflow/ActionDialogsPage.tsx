import { actionDialogsPart } from './parts/actionDialogs.ts'
import { PartListPage } from './parts/PartListPage.tsx'

/** `/admin/workflow/actiondialogs`: what is asked before the actions of all templates. */
export default function ActionDialogsPage() {
  return <PartListPage part={actionDialogsPart} />
}
