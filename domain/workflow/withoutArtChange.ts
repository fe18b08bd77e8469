import type { ActionDialog, WorkflowDefinition } from './types.ts'

/** Code of the reason that stands for a change of the art alone. */
export const artChangeReason = 'ART_CHANGE'

const without = (dialog: ActionDialog | null): ActionDialog | null =>
  dialog && { ...dialog, reasons: dialog.reasons.filter(reason => reason.code !== artChangeReason) }

/** The definition without the art-change option in any dialog, for an item that hides it (`hideArtChange`). */
export function withoutArtChange(definition: WorkflowDefinition): WorkflowDefinition {
  return {
    ...definition,
    steps: definition.steps.map(step => ({
      ...step,
      actions: step.actions.map(action => ({ ...action, dialog: without(action.dialog) })),
    })),
  }
}
