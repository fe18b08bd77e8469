import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type WorkflowTemplateDetail, workflowBuilder } from '#contract/workflow-builder'
import { counted } from '#domain/formats'
import { text } from '#domain/messages'
import { asHtml } from '../../../../components/editing/asHtml.ts'
import { PickInput } from '../../../../components/master/PickInput.tsx'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { useConfirm } from '../../../../layout/confirm/useConfirm.ts'
import { PageLink } from '../../../../layout/PageLink.tsx'
import { ActionRows } from './ActionRows.tsx'
import { PartConflict } from './PartConflict.tsx'
import { StepAsks } from './StepAsks.tsx'
import { usePartEdit } from './usePartEdit.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'
import { bypasses, kinds } from './words.ts'

type Step = WorkflowTemplateDetail['steps'][number]
type Choices = Pick<Step, 'kind' | 'bypass' | 'sequence' | 'asks'>

interface StepEditorProps {
  readonly detail: WorkflowTemplateDetail
  readonly step: Step
  readonly edits: TemplateEdits
  readonly readOnly: boolean
  /** Step that an arrow was just drawn to from here. */
  readonly drawnTo: string | null
}

/** One step in place: its kind, place, owners, what it asks for, and its actions; every change is stored at once. */
export function StepEditor({ detail, step, edits, readOnly, drawnTo }: StepEditorProps) {
  const confirm = useConfirm()
  const editing = usePartEdit<Step, Choices>(
    {
      row: step,
      valuesOf: ({ kind, bypass, sequence, asks }) => ({ kind, bypass, sequence, asks }),
      rowIn: ({ steps }) => steps.find(({ id }) => id === step.id),
      save: (calls, { id, version, templateId, stepCode }, values) =>
        calls.call(workflowBuilder.saveTemplateStep, {
          body: { id, version, templateId, stepCode, ...values },
        }),
      messages: {
        saved: text('workflowTemplateStepSaved'),
        failed: text('workflowTemplateStepSaveError'),
      },
    },
    edits,
  )
  const remove = async () => {
    const yes = await confirm({
      title: 'Remove step',
      message: `<b>${asHtml(step.stepName)}</b> will be taken out of this draft with its actions, dialogs and field rules. This can't be undone.`,
      ok: 'Remove',
      destructive: true,
    })
    if (!yes) return
    await edits.edit(
      calls => calls.call(workflowBuilder.deleteTemplateStep, { params: { id: step.id } }),
      text('thingDeleted', { thing: 'Workflow Template Step' }),
      text('thingDeleteError', { thing: 'Workflow Template Step' }),
    )
  }
  return (
    <Panel
      title={step.stepName}
      beside={
        readOnly ? null : (
          <Button size="small" color="error" onClick={() => void remove()}>
            Remove step
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 2fr 1fr' }, gap: 1 }}>
        <PickInput
          label="Kind"
          value={step.kind}
          choices={kinds}
          readOnly={readOnly}
          onPick={kind => editing.choose({ kind: kind as Step['kind'] })}
        />
        <PickInput
          label="Passed by when"
          value={step.bypass ?? ''}
          choices={bypasses}
          readOnly={readOnly}
          onPick={bypass => editing.choose({ bypass: bypass === '' ? null : (bypass as Step['bypass']) })}
        />
        <PickInput
          label="Place"
          value={String(step.sequence)}
          choices={detail.steps.map(({ sequence }) => ({ code: String(sequence), label: String(sequence) }))}
          readOnly={readOnly}
          onPick={place => editing.choose({ sequence: Number(place) })}
        />
      </Box>
      <Typography variant="body2" sx={{ my: 1 }}>
        Owners: {step.owners.join(', ') || 'nobody'} ·{' '}
        <PageLink to="/admin/workflow/stepworkgroups">Step Workgroups</PageLink> ·{' '}
        <PageLink to={`/admin/workflow/validations?template=${step.templateId}&step=${step.stepCode}`}>
          {counted(step.rules, 'field rule')}
        </PageLink>
      </Typography>
      {step.kind === 'final' && step.asks.length === 0 ? null : (
        <StepAsks
          asks={step.asks}
          readOnly={readOnly}
          busy={edits.busy}
          onChange={asks => editing.choose({ asks })}
        />
      )}
      <ActionRows detail={detail} step={step} edits={edits} readOnly={readOnly} drawnTo={drawnTo} />
      <PartConflict detail={detail} editing={editing} />
    </Panel>
  )
}
