import Box from '@mui/material/Box'
import { SectionTab } from '../../SectionTab.tsx'
import { stack } from '../layout.ts'
import { ApprovalsPanel } from './ApprovalsPanel.tsx'
import { OrdersGroup } from './OrdersGroup.tsx'
import { ToolingAccountGroup } from './ToolingAccountGroup.tsx'

/** What of the item has to be approved and by whom, what the customer ordered, and what its tooling is charged to. */
export default function ApprovalTab() {
  return (
    <SectionTab tab="appr">
      <Box sx={stack}>
        <ApprovalsPanel />
        <OrdersGroup />
        <ToolingAccountGroup />
      </Box>
    </SectionTab>
  )
}
