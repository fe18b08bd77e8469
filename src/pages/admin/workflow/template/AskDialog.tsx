import Button from '@mui/material/Button'
import type { z } from 'zod'
import {
  type StepActionDialogRow,
  type TemplateStepActionRow,
  workflowBuilder,
} from '#contract/workflow-builder'
import { StepActionDialogInput } from '#contract/workflow-builder/inputs'
import { text } from '#domain/messages'
import { asHtml } from '../../../../components/editing/asHtml.ts'
import { CheckInput } from '../../../../components/editing/fields/CheckInput.tsx'
import { TextInput } from '../../../../components/editing/fields/TextInput.tsx'
import type { Stored } from '../../../../components/editing/stored.ts'
import { useConfirm } from '../../../../layout/confirm/useConfirm.ts'
import { PartDialog } from './PartDialog.tsx'
import { usePartForm } from './usePartForm.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'
import { labelOf } from './words.ts'

type Values = z.infer<typeof StepActionDialogInput>

/** What is asked before an action; nothing yet: where a new one begins, at version 0. */
function storedOf(
  dialog: StepActionDialogRow | undefined,
  { actionName }: TemplateStepActionRow,
): Stored<Values> {
  if (dialog === undefined) {
    return { version: 0, values: { title: actionName, text: '', asksReason: false, commentRequired: false } }
  }
  const { version, title, text: words, asksReason, commentRequired } = dialog
  return { version, values: { title, text: words, asksReason, commentRequired } }
}

interface AskDialogProps {
  readonly action: TemplateStepActionRow
  readonly dialog: StepActionDialogRow | undefined
  readonly edits: TemplateEdits
  readonly onClose: () => void
}

/** What a person is asked before an action happens: a question, a reason, a comment. */
export function AskDialog({ action, dialog, edits, onClose }: AskDialogProps) {
  const confirm = useConfirm()
  const editing = usePartForm<Values>(
    {
      place: `templates/${action.templateId}/asks/${action.id}`,
      schema: StepActionDialogInput,
      stored: storedOf(dialog, action),
      storedIn: ({ dialogs }) =>
        storedOf(
          dialogs.find(({ id }) => id === action.id),
          action,
        ),
      save: async (calls, values, version) => {
        const body = { id: action.id, ...(version === 0 ? {} : { version }), ...values }
        const saved = await calls.call(workflowBuilder.saveStepActionDialog, { body })
        return { ...storedOf(saved, action), templateId: saved.templateId }
      },
      messages: {
        saved: text('workflowStepActionDialogSaved'),
        failed: text('workflowStepActionDialogSaveError'),
      },
    },
    edits,
  )
  const remove = async () => {
    const yes = await confirm({
      title: 'Ask nothing',
      message: `<b>${asHtml(action.actionName)}</b> will happen at once in this draft; what it asks now is deleted. This can't be undone.`,
      ok: 'Delete',
      destructive: true,
    })
    if (!yes) return
    const stored = await edits.edit(
      calls => calls.call(workflowBuilder.deleteStepActionDialog, { params: { id: action.id } }),
      text('thingDeleted', { thing: 'Workflow Step Action Dialog' }),
      text('thingDeleteError', { thing: 'Workflow Step Action Dialog' }),
    )
    if (stored) onClose()
  }

  return (
    <PartDialog
      title={`What ${action.actionName} asks`}
      editing={editing}
      isNew={dialog === undefined}
      required="title"
      tools={
        dialog === undefined ? null : (
          <Button color="error" sx={{ mr: 'auto' }} onClick={() => void remove()}>
            Ask nothing
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextInput<Values> name="title" label="Title" />
      <TextInput<Values> name="text" label="Text" rows={3} />
      <CheckInput<Values> name="asksReason" label={labelOf('asksReason')} />
      <CheckInput<Values> name="commentRequired" label={labelOf('commentRequired')} />
    </PartDialog>
  )
}
