import Box from '@mui/material/Box'
import type { Customer } from '#contract/customer'
import { Panel } from '../../../components/panel/Panel.tsx'
import { AddAddressButton } from '../upkeep/AddAddressButton.tsx'
import { ContractsAndGroup } from './ContractsAndGroup.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerNotes } from './CustomerNotes.tsx'
import { DefaultSettings } from './DefaultSettings.tsx'
import { DeliveryAddresses } from './DeliveryAddresses.tsx'
import { PriceAgreements } from './PriceAgreements.tsx'
import { ToolingAccounts } from './ToolingAccounts.tsx'

/** Who a customer is and how they are dealt with: each part is read by itself. */
export function ProfilePanels({ customer }: { readonly customer: Customer }) {
  const { customerCode, status } = customer
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))',
        alignItems: 'start',
      }}
    >
      <Panel title="Customer">
        <CustomerFacts customer={customer} />
      </Panel>
      <Panel title="Defaults of new quotes">
        <DefaultSettings customerCode={customerCode} />
      </Panel>
      <Panel
        title="Delivery addresses"
        beside={status === 'TRADING' ? <AddAddressButton customerCode={customerCode} /> : undefined}
      >
        <DeliveryAddresses customerCode={customerCode} status={status} />
      </Panel>
      <Panel title="Notes">
        <CustomerNotes customerCode={customerCode} />
      </Panel>
      <Panel title="Prices agreed">
        <PriceAgreements customerCode={customerCode} />
      </Panel>
      <Panel title="Contracts and group">
        <ContractsAndGroup customerCode={customerCode} />
      </Panel>
      <Panel title="Tooling accounts">
        <ToolingAccounts />
      </Panel>
    </Box>
  )
}
