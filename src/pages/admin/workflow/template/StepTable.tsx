import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { WorkflowTemplateDetail } from '#contract/workflow-builder'
import { asksWords } from './words.ts'

interface StepTableProps {
  readonly detail: WorkflowTemplateDetail
  readonly selected: string | null
  readonly onSelect: (stepCode: string) => void
}

/** The same workflow as a table: every step with its owners, what it asks for and where its actions lead. */
export function StepTable({ detail, selected, onSelect }: StepTableProps) {
  const nameOf = ({ targetStepCode, targetStepName }: WorkflowTemplateDetail['actions'][number]) =>
    detail.steps.find(step => step.stepCode === targetStepCode)?.stepName ?? targetStepName
  return (
    <Table size="small" aria-label="Steps of the template">
      <TableHead>
        <TableRow>
          <TableCell align="right">No.</TableCell>
          <TableCell>Step</TableCell>
          <TableCell>Owners</TableCell>
          <TableCell>Asks for</TableCell>
          <TableCell>Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {detail.steps.map(step => (
          <TableRow
            key={step.id}
            hover
            selected={step.stepCode === selected}
            onClick={() => onSelect(step.stepCode)}
            sx={{ cursor: 'pointer', verticalAlign: 'top' }}
          >
            <TableCell align="right">{step.sequence}</TableCell>
            <TableCell component="th" scope="row">
              <Link
                component="button"
                type="button"
                underline="hover"
                color={
                  detail.problems.some(problem => problem.step === step.stepCode) ? 'error' : 'textPrimary'
                }
                sx={{ fontWeight: 500, fontSize: 'inherit', textAlign: 'left' }}
                aria-pressed={step.stepCode === selected}
                onClick={() => onSelect(step.stepCode)}
              >
                {step.stepName}
              </Link>
            </TableCell>
            <TableCell>{step.owners.join(', ') || '–'}</TableCell>
            <TableCell sx={{ '&&': { whiteSpace: 'normal' } }}>{asksWords(step.asks) || '–'}</TableCell>
            <TableCell sx={{ '&&': { maxWidth: 'none', whiteSpace: 'normal' } }}>
              {detail.actions
                .filter(action => action.templateStepId === step.id)
                .map(action => (
                  <Box key={action.id} component="span" sx={{ display: 'block' }}>
                    {action.actionName}{' '}
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {action.direction === 'back' ? '↩' : '→'} {nameOf(action)}
                    </Box>
                  </Box>
                ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
