import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import type { WorklistRow } from '#contract/quote-worklist'
import { date, dateTime, decimal } from '#domain/formats'
import { Facts } from '../../../resources/facts/Facts.tsx'
import { ItemComments } from '../preview/ItemComments.tsx'
import { ItemHistory } from '../preview/ItemHistory.tsx'
import { previewHeading } from '../preview/previewHeading.ts'
import { useShownPage } from '../shownPage.ts'
import { RowActions } from './actions/RowActions.tsx'

interface ItemPreviewProps {
  readonly row: WorklistRow
  /** What may be done. */
  readonly Actions?: ComponentType<{ readonly row: WorklistRow }>
}

/** An item beside its worklist: facts, what may be done, what was said and what happened. */
export function ItemPreview({ row, Actions = RowActions }: ItemPreviewProps) {
  const { replace } = useShownPage<WorklistRow>()
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Actions row={row} />
      </Box>
      <Typography {...previewHeading}>{row.productDescription || row.quoteDescription || 'Item'}</Typography>
      <Facts
        facts={[
          ['Customer', [row.customerName, row.customerCode].filter(Boolean).join(' · ')],
          ['Quote', row.quoteDescription],
          ['Step', row.currentStep],
          ['Workgroup', row.assignmentGroupName],
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
      <ItemComments
        quoteId={row.quoteId}
        quoteItemId={row.id}
        onAdded={({ comment, createdByName: by, createdAt: at }) =>
          replace(row.id, shown => ({ ...shown, lastComment: { comment, by, at } }))
        }
      />
      <ItemHistory workflowId={row.workflowId} />
    </>
  )
}
