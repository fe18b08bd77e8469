import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { type WorkflowTemplateDetail, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { FormDialog } from '../../../../components/dialog/FormDialog.tsx'
import { PickInput } from '../../../../components/master/PickInput.tsx'
import { useStepChoices } from '../../../../components/master/useBuilderChoices.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'
import { kinds } from './words.ts'

interface AddStepDialogProps {
  readonly detail: WorkflowTemplateDetail
  readonly edits: TemplateEdits
  readonly onClose: () => void
  readonly onAdded: (stepCode: string) => void
}

/** Puts one of the steps there are into the template. */
export function AddStepDialog({ detail, edits, onClose, onAdded }: AddStepDialogProps) {
  const there = detail.steps.map(step => step.stepCode)
  const choices = useStepChoices().filter(choice => !there.includes(choice.code))
  const [stepCode, setStepCode] = useState('')
  const [kind, setKind] = useState('work')
  const [after, setAfter] = useState(there.at(-2) ?? there.at(-1) ?? '')
  const [tried, setTried] = useState(false)

  const submit = async () => {
    setTried(true)
    if (stepCode === '') return
    const sequence = (detail.steps.find(step => step.stepCode === after)?.sequence ?? 0) + 1
    const stored = await edits.edit(
      calls =>
        calls.call(workflowBuilder.saveTemplateStep, {
          body: {
            templateId: detail.template.id,
            stepCode,
            sequence,
            kind: kind === 'final' || kind === 'initial' ? kind : 'work',
            bypass: null,
          },
        }),
      text('workflowTemplateStepSaved'),
      text('workflowTemplateStepSaveError'),
    )
    if (stored) onAdded(stepCode)
  }

  return (
    <FormDialog
      title="Add step"
      words={
        <>
          Choose one of the{' '}
          <Link component={RouterLink} to="/admin/workflow/steps">
            workflow steps
          </Link>
          ; a new one is made there.
        </>
      }
      ok="Add step"
      busy={edits.busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1.5 }}>
        <PickInput
          label="Step"
          value={stepCode}
          choices={choices}
          onPick={setStepCode}
          required
          error={tried && stepCode === '' ? text('formRequired', { field: 'Step' }) : undefined}
        />
        <PickInput
          label="After"
          value={after}
          choices={detail.steps.map(step => ({ code: step.stepCode, label: step.stepName }))}
          onPick={setAfter}
        />
        <PickInput label="Kind" value={kind} choices={kinds} onPick={setKind} />
      </Stack>
    </FormDialog>
  )
}
