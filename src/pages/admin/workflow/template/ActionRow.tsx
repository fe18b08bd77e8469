import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import {
  type StepActionDialogRow,
  type TemplateStepActionRow,
  type WorkflowTemplateDetail,
  workflowBuilder,
} from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { asHtml } from '../../../../components/editing/asHtml.ts'
import type { Choice } from '../../../../components/editing/fields/SelectInput.tsx'
import { PickInput } from '../../../../components/master/PickInput.tsx'
import { useConfirm } from '../../../../layout/confirm/useConfirm.ts'
import { PartConflict } from './PartConflict.tsx'
import { usePartEdit } from './usePartEdit.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'
import { directions } from './words.ts'

type Choices = Pick<TemplateStepActionRow, 'targetStepCode' | 'direction'>

/** What is asked before an action, in a word or two. */
function askedWords(dialog: StepActionDialogRow | undefined): string {
  if (dialog === undefined) return 'Nothing'
  const asked = [dialog.asksReason ? 'Reason' : '', dialog.commentRequired ? 'Comment' : '']
  return asked.filter(word => word !== '').join(', ') || 'To confirm'
}

/** The steps that an action can lead to, and where it leads now, which may be taken out of the template meanwhile. */
const withTarget = (
  targets: readonly Choice[],
  { targetStepCode, targetStepName }: TemplateStepActionRow,
): readonly Choice[] =>
  targets.some(({ code }) => code === targetStepCode)
    ? targets
    : [...targets, { code: targetStepCode, label: targetStepName }]

interface ActionRowProps {
  readonly detail: WorkflowTemplateDetail
  readonly step: WorkflowTemplateDetail['steps'][number]
  readonly action: TemplateStepActionRow
  /** Steps that it can lead to. */
  readonly targets: readonly Choice[]
  readonly edits: TemplateEdits
  readonly readOnly: boolean
  readonly onAsk: () => void
}

/** An action of a step: where it leads, whether forward or back, what it asks, and its end. */
export function ActionRow({ detail, step, action, targets, edits, readOnly, onAsk }: ActionRowProps) {
  const confirm = useConfirm()
  const editing = usePartEdit<TemplateStepActionRow, Choices>(
    {
      row: action,
      valuesOf: ({ targetStepCode, direction }) => ({ targetStepCode, direction }),
      rowIn: ({ actions }) => actions.find(({ id }) => id === action.id),
      save: (calls, { id, version, templateStepId, actionCode, sequence }, values) =>
        calls.call(workflowBuilder.saveTemplateStepAction, {
          body: { id, version, templateStepId, actionCode, sequence, ...values },
        }),
      messages: {
        saved: text('workflowTemplateStepActionSaved'),
        failed: text('workflowTemplateStepActionSaveError'),
      },
    },
    edits,
  )
  const remove = async () => {
    const yes = await confirm({
      title: 'Remove action',
      message: `<b>${asHtml(action.actionName)}</b> will be taken away from ${asHtml(step.stepName)} in this draft, with what it asks. Its history can put it back.`,
      ok: 'Remove',
      destructive: true,
    })
    if (!yes) return
    await edits.edit(
      calls => calls.call(workflowBuilder.deleteTemplateStepAction, { params: { id: action.id } }),
      text('thingDeleted', { thing: 'Workflow Template Step Action' }),
      text('thingDeleteError', { thing: 'Workflow Template Step Action' }),
    )
  }
  const asked = askedWords(detail.dialogs.find(({ id }) => id === action.id))
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
        {action.actionName}
      </TableCell>
      <TableCell>
        <PickInput
          label={`${action.actionName} leads to`}
          hideLabel
          value={action.targetStepCode}
          choices={withTarget(targets, action)}
          readOnly={readOnly}
          onPick={targetStepCode => editing.choose({ targetStepCode })}
        />
      </TableCell>
      <TableCell>
        <PickInput
          label={`Direction of ${action.actionName}`}
          hideLabel
          value={action.direction}
          choices={directions}
          readOnly={readOnly}
          width={104}
          onPick={direction => editing.choose({ direction: direction as Choices['direction'] })}
        />
      </TableCell>
      <TableCell>
        {readOnly ? (
          asked
        ) : (
          <Button size="small" color="inherit" onClick={onAsk} aria-label={`What ${action.actionName} asks`}>
            {asked}
          </Button>
        )}
      </TableCell>
      {readOnly ? null : (
        <TableCell align="right">
          <IconButton size="small" aria-label={`Remove ${action.actionName}`} onClick={() => void remove()}>
            <DeleteIcon fontSize="small" />
          </IconButton>
          <PartConflict detail={detail} editing={editing} />
        </TableCell>
      )}
    </TableRow>
  )
}
