import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type SubmitEvent, useId, useState } from 'react'
import { WorkflowTemplateInput, type WorkflowTemplateRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { BareInput } from '../../../../components/editing/fields/BareInput.tsx'
import { problemsOf } from '../../../../components/editing/problemsOf.ts'
import { useMayLeave } from '../../../../components/editing/useMayLeave.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'

interface DetailsDialogProps {
  readonly template: WorkflowTemplateRow
  readonly edits: TemplateEdits
  readonly onClose: () => void
}

/** Name and description of a draft; the name joins the versions, and changes only while there is no other. */
export function DetailsDialog({ template, edits, onClose }: DetailsDialogProps) {
  const titleId = useId()
  const mayLeave = useMayLeave()
  const [name, setName] = useState(template.name)
  const [description, setDescription] = useState(template.description)
  const isFirst = template.templateVersion === 1
  const isDirty = name !== template.name || description !== template.description
  const problems = problemsOf(WorkflowTemplateInput, { name, description })
  const close = async () => {
    if (await mayLeave(isDirty)) onClose()
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (Object.keys(problems).length > 0) return
    const stored = await edits.edit(
      async calls => {
        const { id } = await calls.call(workflowBuilder.saveTemplate, {
          body: { id: template.id, version: template.version, name, description },
        })
        return { templateId: id }
      },
      text('workflowTemplateSaved'),
      text('workflowTemplateSaveError'),
    )
    if (stored) onClose()
  }
  return (
    <Dialog open onClose={() => void close()} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>Name and description</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, '&&': { pt: 1 } }}>
          <BareInput
            label="Name"
            value={name}
            onChange={event => setName(event.target.value)}
            required
            readOnly={!isFirst}
            helperText={isFirst ? undefined : 'It joins the versions and stays as it is.'}
            error={problems.name}
          />
          <BareInput
            label="Description"
            value={description}
            onChange={event => setDescription(event.target.value)}
            multiline
            rows={2}
            autoFocus
            readOnly={false}
            error={problems.description}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="submit" variant="contained" loading={edits.busy} disabled={!isDirty}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
