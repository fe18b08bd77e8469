import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { workflowBuilder } from '#contract/workflow-builder'
import { WorkflowTemplateInput } from '#contract/workflow-builder/inputs'
import { text } from '#domain/messages'
import { FormDialog } from '../../../../components/dialog/FormDialog.tsx'
import { failureLines } from '../../../../components/editing/failureLines.ts'
import { BareInput } from '../../../../components/editing/fields/BareInput.tsx'
import { problemsOf } from '../../../../components/editing/problemsOf.ts'
import { useMayLeave } from '../../../../components/editing/useMayLeave.ts'
import { PickInput } from '../../../../components/master/PickInput.tsx'
import { isFailure, useCall, useCallMutation } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { labelOf } from '../template/words.ts'

interface NewTemplateDialogProps {
  readonly onClose: () => void
}

/** Makes the first draft of a template: empty, or as a copy. */
export function NewTemplateDialog({ onClose }: NewTemplateDialogProps) {
  const templates = useCall(workflowBuilder.templates, { query: {} }, { meta: { quiet: true } }).data ?? []
  const say = useSay()
  const navigate = useNavigate()
  const mayLeave = useMayLeave()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [copyOf, setCopyOf] = useState('')
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const { mutateAsync, isPending } = useCallMutation(workflowBuilder.saveTemplate, {
    refresh: [workflowBuilder.templates],
  })

  const problems = problemsOf(WorkflowTemplateInput, { name, description })

  const submit = async () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    try {
      const { id } = await mutateAsync({
        body: { name, description, ...(copyOf === '' ? {} : { copyOf: Number(copyOf) }) },
      })
      say(text('workflowTemplateSaved'), 'success')
      await navigate(`/admin/workflow/templates/${id}`)
    } catch (error) {
      setProblem(isFailure(error) ? error.fieldErrors.name : undefined)
      say([text('workflowTemplateSaveError'), ...failureLines(error, labelOf)], 'error')
    }
  }

  const close = async () => {
    if (await mayLeave(name !== '' || description !== '')) onClose()
  }

  return (
    <FormDialog
      title="New template"
      ok="Create"
      busy={isPending}
      onSubmit={() => void submit()}
      onClose={() => void close()}
    >
      <Stack sx={{ gap: 1.5, pt: 1 }}>
        <BareInput
          label="Name"
          value={name}
          onChange={event => {
            setName(event.target.value)
            setProblem(undefined)
          }}
          required
          autoFocus
          readOnly={false}
          error={problem ?? (tried ? problems.name : undefined)}
        />
        <BareInput
          label="Description"
          value={description}
          onChange={event => setDescription(event.target.value)}
          readOnly={false}
          error={problems.description}
        />
        <PickInput
          label="Begin with"
          value={copyOf}
          choices={[
            { code: '', label: 'The first step only' },
            ...templates.map(row => ({
              code: String(row.id),
              label: `A copy of ${row.name}, version ${row.templateVersion}`,
            })),
          ]}
          onPick={setCopyOf}
        />
      </Stack>
    </FormDialog>
  )
}
