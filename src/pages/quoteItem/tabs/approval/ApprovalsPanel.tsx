import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type ApprovalDetail, quote } from '#contract/quote'
import { counted } from '#domain/formats'
import { approvedCode } from '#domain/quoteItem'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { TryAgain } from '../../../../components/panel/TryAgain.tsx'
import { failureText, useCall } from '../../../../dataProvider/index.ts'
import { useApproval } from '../../draft/facts/useApproval.ts'
import { useItem } from '../../draft/useItemDraft.ts'
import { ApprovalRow } from './ApprovalRow.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'

/** What tells one approval of an item from another. */
const rowKey = ({ approvalType, about }: Pick<ApprovalDetail, 'approvalType' | 'about'>): string =>
  `${approvalType} ${about}`

type Decided = { readonly detail: ApprovalDetail; readonly isApproved: boolean }

/** What of the item has to be approved, as it is saved: why, by whom, since when, and what has moved since. */
export function ApprovalsPanel() {
  const item = useItem()
  const { data, error, isPending, refetch } = useApproval(item)
  const { data: approvers = [] } = useCall(
    quote.itemApprovers,
    { params: { id: item.id } },
    { retry: false, meta: { quiet: true } },
  )
  const [decided, setDecided] = useState<Decided | null>(null)
  const details = data?.approvalDetails ?? []
  const open = details.filter(({ approvalStatus }) => approvalStatus !== approvedCode).length
  return (
    <Panel isDense title="Approvals" beside={open === 0 ? undefined : `${counted(open, 'approval')} open`}>
      {isPending ? <LinearProgress aria-label="Reading the approvals" /> : null}
      {error === null || data !== undefined ? null : (
        <TryAgain onRetry={refetch}>{failureText(error)}</TryAgain>
      )}
      {data !== undefined && details.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nothing of this item has to be approved.
        </Typography>
      ) : null}
      {details.length === 0 ? null : (
        <Box component="ul" aria-label="Approvals" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {details.map(detail => (
            <ApprovalRow
              key={rowKey(detail)}
              detail={detail}
              approvers={approvers.find(each => rowKey(each) === rowKey(detail))?.approvers ?? []}
              onDecide={isApproved => setDecided({ detail, isApproved })}
            />
          ))}
        </Box>
      )}
      {decided === null ? null : <DecisionDialog {...decided} onClose={() => setDecided(null)} />}
    </Panel>
  )
}
