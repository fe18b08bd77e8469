import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import type { TemplateStepActionRow, WorkflowTemplateDetail } from '#contract/workflow-builder'
import { visuallyHidden } from '../../../../layout/visuallyHidden.ts'
import { ActionRow } from './ActionRow.tsx'
import { AddAction } from './AddAction.tsx'
import { AskDialog } from './AskDialog.tsx'
import type { TemplateEdits } from './useTemplateEdits.ts'

interface ActionRowsProps {
  readonly detail: WorkflowTemplateDetail
  readonly step: WorkflowTemplateDetail['steps'][number]
  readonly edits: TemplateEdits
  readonly readOnly: boolean
  readonly drawnTo: string | null
}

/** The actions of a step: where each leads, whether forward or back, and what is asked first. */
export function ActionRows({ detail, step, edits, readOnly, drawnTo }: ActionRowsProps) {
  const [asking, setAsking] = useState<TemplateStepActionRow | null>(null)
  const actions = detail.actions.filter(action => action.templateStepId === step.id)
  const targets = detail.steps
    .filter(({ stepCode }) => stepCode !== step.stepCode)
    .map(({ stepCode, stepName }) => ({ code: stepCode, label: stepName }))
  if (step.kind === 'final' && actions.length === 0) return null
  return (
    <>
      <Box sx={{ overflowX: 'auto', position: 'relative' }}>
        <Table size="small" aria-label={`Actions of ${step.stepName}`} sx={{ '& th, & td': { px: 0.75 } }}>
          <TableHead>
            <TableRow>
              <TableCell>Action</TableCell>
              <TableCell>Leads to</TableCell>
              <TableCell>Direction</TableCell>
              <TableCell>Asks</TableCell>
              {readOnly ? null : (
                <TableCell>
                  <span style={visuallyHidden}>Remove</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {actions.map(action => (
              <ActionRow
                key={action.id}
                detail={detail}
                step={step}
                action={action}
                targets={targets}
                edits={edits}
                readOnly={readOnly}
                onAsk={() => setAsking(action)}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
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
