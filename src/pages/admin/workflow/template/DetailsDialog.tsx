import type { z } from 'zod'
import { type WorkflowTemplateRow, workflowBuilder } from '#contract/workflow-builder'
import { WorkflowTemplateInput } from '#contract/workflow-builder/inputs'
import { text } from '#domain/messages'
import { TextInput } from '../../../../components/editing/fields/TextInput.tsx'
import { PartDialog } from './PartDialog.tsx'
import { usePartForm } from './usePartForm.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'

type Values = z.infer<typeof WorkflowTemplateInput>

const storedOf = ({ version, name, description }: WorkflowTemplateRow) => ({
  version,
  values: { name, description },
})

interface DetailsDialogProps {
  readonly template: WorkflowTemplateRow
  readonly edits: TemplateEdits
  readonly onClose: () => void
}

/** Name and description of a draft; the name joins the versions, and changes only while there is no other. */
export function DetailsDialog({ template, edits, onClose }: DetailsDialogProps) {
  const isFirst = template.templateVersion === 1
  const editing = usePartForm<Values>(
    {
      place: `templates/${template.id}/details`,
      schema: WorkflowTemplateInput,
      stored: storedOf(template),
      storedIn: detail => storedOf(detail.template),
      save: async (calls, values, version) => {
        const body = { id: template.id, version, ...values }
        const saved = await calls.call(workflowBuilder.saveTemplate, { body })
        return { ...storedOf(saved), templateId: saved.id }
      },
      messages: { saved: text('workflowTemplateSaved'), failed: text('workflowTemplateSaveError') },
    },
    edits,
  )
  return (
    <PartDialog
      title="Name and description"
      editing={editing}
      required="name"
      fixed={isFirst ? undefined : 'name'}
      onClose={onClose}
    >
      <TextInput<Values>
        name="name"
        label="Name"
        helperText={isFirst ? undefined : 'It joins the versions and stays as it is.'}
      />
      <TextInput<Values> name="description" label="Description" rows={2} autoFocus />
    </PartDialog>
  )
}
