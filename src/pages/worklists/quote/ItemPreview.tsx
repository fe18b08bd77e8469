import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { WorklistRow } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'
import { date, dateTime, decimal } from '#domain/formats'
import { useCall } from '../../../dataProvider/index.ts'
import { Facts } from '../../../resources/facts/Facts.tsx'
import { RowActions } from './actions/RowActions.tsx'
import { PreviewComments } from './PreviewComments.tsx'

const heading = { variant: 'subtitle2', component: 'h3', sx: { mt: 2, mb: 0.5 } } as const
const quiet = { meta: { quiet: true }, retry: false } as const

/** An item beside its worklist: facts, what may be done, what was said and what happened. */
export function ItemPreview({ row }: { readonly row: WorklistRow }) {
  const details = useCall(workflow.details, { query: { workflowId: row.workflowId } }, quiet)
  const history = details.data?.history ?? []
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <RowActions row={row} />
      </Box>
      <Typography {...heading}>{row.productDescription || row.quoteDescription || 'Item'}</Typography>
      <Facts
        facts={[
          ['Customer', [row.customerName, row.customerCode].filter(Boolean).join(' · ')],
          ['Quote', row.quoteDescription],
          ['Step', row.currentStep],
          ['Workgroup', row.assignmentGroup],
          ['Assignee', row.assigneeName],
          ['Initiator', row.initiatorName],
          ['Due', date(row.customerDueDate)],
          ['Arrived', dateTime(row.dateArrived)],
          ['Plant', row.plant],
          ['Order', [decimal(row.orderQty, 0), row.orderPO].filter(Boolean).join(' · ')],
          ['Product code', row.productCode],
          ['Drawing', row.drawingNo],
          ...(row.isOnHold ? ([['On hold', row.holdReason || 'Yes']] as const) : []),
        ]}
      />
      <Typography {...heading}>Comments</Typography>
      <PreviewComments row={row} />
      <Typography {...heading}>History</Typography>
      {history.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {details.isPending ? 'Loading…' : details.isError ? 'The history could not be read.' : 'None yet.'}
        </Typography>
      ) : (
        history.slice(0, 20).map(entry => (
          <Typography key={entry.id} variant="body2" sx={{ mb: 0.5 }}>
            {`${dateTime(entry.at)} · ${entry.whoName} · ${entry.actionName}`}
          </Typography>
        ))
      )}
    </>
  )
}
