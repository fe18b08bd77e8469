import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type SubmitEvent, useId, useState } from 'react'
import {
  StepActionDialogInput,
  type StepActionDialogRow,
  type TemplateStepActionRow,
  workflowBuilder,
} from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { asHtml } from '../../../../components/editing/asHtml.ts'
import { BareInput } from '../../../../components/editing/fields/BareInput.tsx'
import { problemsOf } from '../../../../components/editing/problemsOf.ts'
import { useMayLeave } from '../../../../components/editing/useMayLeave.ts'
import { useConfirm } from '../../../../layout/confirm/useConfirm.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'

interface AskDialogProps {
  readonly action: TemplateStepActionRow
  readonly dialog: StepActionDialogRow | null
  readonly edits: TemplateEdits
  readonly onClose: () => void
}

/** What a person is asked before an action happens: a question, a reason, a comment. */
export function AskDialog({ action, dialog, edits, onClose }: AskDialogProps) {
  const titleId = useId()
  const confirm = useConfirm()
  const mayLeave = useMayLeave()
  const [title, setTitle] = useState(dialog?.title ?? action.actionName)
  const [words, setWords] = useState(dialog?.text ?? '')
  const [asksReason, setAsksReason] = useState(dialog?.asksReason ?? false)
  const [commentRequired, setCommentRequired] = useState(dialog?.commentRequired ?? false)

  const problems = problemsOf(StepActionDialogInput, { title, text: words })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (Object.keys(problems).length > 0) return
    const stored = await edits.edit(
      async calls =>
        calls.call(workflowBuilder.saveStepActionDialog, {
          body: {
            id: action.id,
            ...(dialog === null ? {} : { version: dialog.version }),
            title,
            text: words,
            asksReason,
            commentRequired,
          },
        }),
      text('workflowStepActionDialogSaved'),
      text('workflowStepActionDialogSaveError'),
    )
    if (stored) onClose()
  }
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

  const isDirty =
    title !== (dialog?.title ?? action.actionName) ||
    words !== (dialog?.text ?? '') ||
    asksReason !== (dialog?.asksReason ?? false) ||
    commentRequired !== (dialog?.commentRequired ?? false)
  const close = async () => {
    if (await mayLeave(isDirty)) onClose()
  }

  return (
    <Dialog open onClose={() => void close()} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>What {action.actionName} asks</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, pt: '8px !important' }}>
          <BareInput
            label="Title"
            value={title}
            onChange={event => setTitle(event.target.value)}
            required
            readOnly={false}
            error={problems.title}
          />
          <BareInput
            label="Text"
            value={words}
            onChange={event => setWords(event.target.value)}
            multiline
            rows={3}
            readOnly={false}
            error={problems.text}
          />
          <FormControlLabel
            control={
              <Checkbox size="small" checked={asksReason} onChange={(_, checked) => setAsksReason(checked)} />
            }
            label="A reason has to be chosen"
          />
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={commentRequired}
                onChange={(_, checked) => setCommentRequired(checked)}
              />
            }
            label="A comment has to be written"
          />
        </DialogContent>
        <DialogActions>
          {dialog === null ? null : (
            <Button color="error" sx={{ mr: 'auto' }} onClick={() => void remove()}>
              Ask nothing
            </Button>
          )}
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="submit" variant="contained" loading={edits.busy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
