import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import {
  type TemplateStepActionRow,
  type WorkflowTemplateDetail,
  workflowBuilder,
} from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { asHtml } from '../../../../components/editing/asHtml.ts'
import { useConfirm } from '../../../../layout/confirm/useConfirm.ts'
import { PickInput } from '../../../../resources/master/PickInput.tsx'
import { AddAction } from './AddAction.tsx'
import { AskDialog } from './AskDialog.tsx'
import type { TemplateEdits } from './useTemplateEdits.ts'
import { directions } from './words.ts'

interface ActionRowsProps {
  readonly detail: WorkflowTemplateDetail
  readonly step: WorkflowTemplateDetail['steps'][number]
  readonly edits: TemplateEdits
  readonly readOnly: boolean
  readonly drawnTo: string | null
}

/** The actions of a step: where each leads, whether forward or back, and what is asked first. */
export function ActionRows({ detail, step, edits, readOnly, drawnTo }: ActionRowsProps) {
  const confirm = useConfirm()
  const [asking, setAsking] = useState<TemplateStepActionRow | null>(null)
  const actions = detail.actions.filter(action => action.templateStepId === step.id)
  const targets = detail.steps
    .filter(({ stepCode }) => stepCode !== step.stepCode)
    .map(({ stepCode, stepName }) => ({ code: stepCode, label: stepName }))
  const save = (
    action: TemplateStepActionRow,
    changes: Partial<Pick<TemplateStepActionRow, 'targetStepCode' | 'direction'>>,
  ) =>
    edits.edit(
      calls =>
        calls.call(workflowBuilder.saveTemplateStepAction, {
          body: {
            id: action.id,
            version: action.version,
            templateStepId: action.templateStepId,
            actionCode: action.actionCode,
            targetStepCode: action.targetStepCode,
            direction: action.direction,
            sequence: action.sequence,
            ...changes,
          },
        }),
      text('workflowTemplateStepActionSaved'),
      text('workflowTemplateStepActionSaveError'),
    )
  const remove = async (action: TemplateStepActionRow) => {
    const yes = await confirm({
      title: 'Remove action',
      message: `<b>${asHtml(action.actionName)}</b> will be taken away from ${asHtml(step.stepName)} in this draft, with what it asks. This can't be undone.`,
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
  if (step.kind === 'final' && actions.length === 0) return null
  return (
    <>
      <Table size="small" aria-label={`Actions of ${step.stepName}`} sx={{ '& th, & td': { px: 0.75 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Action</TableCell>
            <TableCell>Leads to</TableCell>
            <TableCell>Direction</TableCell>
            <TableCell>Asks</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {actions.map(action => {
            const dialog = detail.dialogs.find(({ id }) => id === action.id)
            return (
              <TableRow key={action.id}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {action.actionName}
                </TableCell>
                <TableCell>
                  <PickInput
                    label={`${action.actionName} leads to`}
                    hideLabel
                    value={action.targetStepCode}
                    choices={targets}
                    readOnly={readOnly}
                    onPick={targetStepCode => void save(action, { targetStepCode })}
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
                    onPick={direction => void save(action, { direction: direction as 'forward' | 'back' })}
                  />
                </TableCell>
                <TableCell>
                  <Button
                    size="small"
                    color="inherit"
                    disabled={readOnly}
                    onClick={() => setAsking(action)}
                    aria-label={`What ${action.actionName} asks`}
                  >
                    {dialog === undefined
                      ? 'Nothing'
                      : [
                          dialog.asksReason ? 'Reason' : '',
                          dialog.commentRequired ? 'Comment' : '',
                          !dialog.asksReason && !dialog.commentRequired ? 'To confirm' : '',
                        ]
                          .filter(word => word !== '')
                          .join(', ')}
                  </Button>
                </TableCell>
                <TableCell align="right">
                  {readOnly ? null : (
                    <IconButton
                      size="small"
                      aria-label={`Remove ${action.actionName}`}
                      onClick={() => void remove(action)}
                    >
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  )}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
      {readOnly || step.kind === 'final' ? null : (
        <AddAction
          key={`${step.id} ${actions.length} ${drawnTo}`}
          step={step}
          targets={targets}
          taken={actions.map(action => action.actionCode)}
          edits={edits}
          drawnTo={drawnTo}
        />
      )}
      {asking === null ? null : (
        <AskDialog
          action={asking}
          dialog={detail.dialogs.find(({ id }) => id === asking.id)}
          edits={edits}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
