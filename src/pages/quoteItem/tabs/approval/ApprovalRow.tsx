import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ApprovalDetail, ItemApprovers } from '#contract/quote'
import { dateTime } from '#domain/formats'
import { approvalLabel, approvedCode, rejectedCode } from '#domain/quoteItem'
import { useItem } from '../../draft/useItemDraft.ts'

interface ApprovalRowProps {
  readonly detail: ApprovalDetail
  readonly approvers: ItemApprovers['approvers']
  readonly onDecide: (isApproved: boolean) => void
}

const standing = ({ approvalStatus, moved }: ApprovalDetail) => {
  if (approvalStatus === approvedCode) return { label: 'Approved', color: 'success' } as const
  if (approvalStatus === rejectedCode) return { label: 'Rejected', color: 'error' } as const
  return { label: moved.length > 0 ? 'Open again' : 'Open', color: 'warning' } as const
}

/** Who is to decide, a few by name. */
function forWhom(approvers: ApprovalRowProps['approvers']): string {
  const names = approvers.slice(0, 3).map(({ name }) => name)
  const more = approvers.length > names.length ? ` and ${approvers.length - names.length} more` : ''
  return names.length === 0 ? 'Nobody may decide it.' : `For ${names.join(', ')}${more}.`
}

/** Something that has to be approved: why, how it stands, and the decision for who may take it. */
export function ApprovalRow({ detail, approvers, onDecide }: ApprovalRowProps) {
  const { approvalType, approvalStatus, why, approvedBy, approvedDate, doc, comment, moved, refusal } = detail
  const { editRefusal } = useItem()
  const name = approvalLabel(approvalType)
  const { label, color } = standing(detail)
  const isOpen = approvalStatus === ''
  const words = [
    approvedBy === '' ? '' : `${approvedBy}${approvedDate === null ? '' : ` · ${dateTime(approvedDate)}`}`,
    doc,
    comment,
  ].filter(part => part !== '')
  return (
    <Box component="li" aria-label={name} sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {name} <Chip size="small" variant="outlined" label={label} color={color} sx={{ ml: 0.5 }} />
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {why}
        </Typography>
        {moved.length === 0 ? null : (
          <Typography variant="body2" color="warning.dark">
            {`Moved since it was decided: ${moved.join(', ')}.`}
          </Typography>
        )}
        {words.length === 0 ? null : (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {words.join(' — ')}
          </Typography>
        )}
        {isOpen ? (
          <Typography variant="caption" color="textSecondary" component="p">
            {refusal === '' || refusal === editRefusal ? forWhom(approvers) : refusal}
          </Typography>
        ) : null}
      </Box>
      {refusal === '' ? (
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
          {approvalStatus === approvedCode ? null : (
            <Button
              size="small"
              variant="outlined"
              aria-label={`Approve ${name}`}
              onClick={() => onDecide(true)}
            >
              Approve
            </Button>
          )}
          {approvalStatus === rejectedCode ? null : (
            <Button size="small" color="error" aria-label={`Reject ${name}`} onClick={() => onDecide(false)}>
              Reject
            </Button>
          )}
        </Box>
      ) : null}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '& > :first-of-type': { flex: '1 1 360px' },
} as const
