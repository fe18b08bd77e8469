import type { StepActionDialogRow } from '#contract/workflow-builder'
import { listResource } from '../../components/list/listResource.tsx'

/** The resource of what is asked before the actions of all templates. */
export const actionDialogs = listResource({
  name: 'admin/workflow/actiondialogs',
  label: 'Step Action Dialogs',
  part: 'Workflow',
  about: 'What actions ask before they happen: titles, reasons, comments.',
  recordRepresentation: ({ actionName, stepName }: StepActionDialogRow) => `${actionName} of ${stepName}`,
})
