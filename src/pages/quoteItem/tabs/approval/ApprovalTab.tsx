import Box from '@mui/material/Box'
import { useApproval } from '../../draft/facts/useApproval.ts'
import { useItem } from '../../draft/useItemDraft.ts'
import { SectionTab } from '../../SectionTab.tsx'
import { stack } from '../layout.ts'
import { ApprovalsPanel } from './ApprovalsPanel.tsx'
import { OrdersGroup } from './OrdersGroup.tsx'
import { ToolingAccountGroup } from './ToolingAccountGroup.tsx'

/** What of the item has to be approved and by whom, what the customer ordered, and what its tooling is charged to. */
export default function ApprovalTab() {
  const { data } = useApproval(useItem())
  const decides = data?.approvalDetails.some(({ refusal }) => refusal === '') ?? false
  return (
    <SectionTab
      tab="appr"
      {...(decides ? { readOnly: 'Approvals can be decided here; the rest is read-only.' } : {})}
    >
      <Box sx={stack}>
        <ApprovalsPanel />
        <OrdersGroup />
        <ToolingAccountGroup />
      </Box>
    </SectionTab>
  )
}
