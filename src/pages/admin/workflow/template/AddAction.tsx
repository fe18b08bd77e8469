import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type TemplateStepActionRow, type TemplateStepRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import type { Choice } from '../../../../components/editing/fields/SelectInput.tsx'
import { PickInput } from '../../../../components/master/PickInput.tsx'
import { useActionChoices } from '../../../../components/master/useBuilderChoices.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'
import { directions } from './words.ts'

interface AddActionProps {
  readonly step: TemplateStepRow
  readonly targets: readonly Choice[]
  /** Codes of the actions that the step has already. */
  readonly taken: readonly string[]
  readonly edits: TemplateEdits
  /** Where an arrow was drawn to: the action that is added leads there. */
  readonly drawnTo: string | null
}

/** Gives a step one more action. */
export function AddAction({ step, targets, taken, edits, drawnTo }: AddActionProps) {
  const choices = useActionChoices().filter(choice => !taken.includes(choice.code))
  const [actionCode, setActionCode] = useState('')
  const [target, setTarget] = useState(drawnTo ?? '')
  const [direction, setDirection] = useState<TemplateStepActionRow['direction']>('forward')
  const [tried, setTried] = useState(false)
  const missing = (value: string, field: string) =>
    tried && value === '' ? text('formRequired', { field }) : undefined

  const add = async () => {
    setTried(true)
    if (actionCode === '' || target === '') return
    await edits.edit(
      calls =>
        calls.call(workflowBuilder.saveTemplateStepAction, {
          body: {
            templateStepId: step.id,
            actionCode,
            targetStepCode: target,
            direction,
            sequence: taken.length,
          },
        }),
      text('workflowTemplateStepActionSaved'),
      text('workflowTemplateStepActionSaveError'),
    )
  }

  return (
    <Box
      role="group"
      aria-label="Add action"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', lg: '1fr 1fr 104px auto' },
        gap: 1,
        mt: 1.5,
        alignItems: 'start',
      }}
    >
      <PickInput
        label="New action"
        value={actionCode}
        choices={choices}
        onPick={setActionCode}
        error={missing(actionCode, 'Action')}
      />
      <PickInput
        label="Leads to"
        value={target}
        choices={targets}
        onPick={setTarget}
        error={missing(target, 'Step')}
      />
      <PickInput
        label="Direction"
        value={direction}
        choices={directions}
        onPick={code => setDirection(code as typeof direction)}
      />
      <Button startIcon={<AddIcon />} loading={edits.busy} onClick={() => void add()} sx={{ minHeight: 34 }}>
        Add action
      </Button>
    </Box>
  )
}
