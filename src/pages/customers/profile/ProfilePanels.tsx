import Box from '@mui/material/Box'
import type { Customer } from '#contract/customer'
import { Panel } from '../../../components/panel/Panel.tsx'
import { AddressButton } from '../upkeep/AddressButton.tsx'
import { ContactButton } from '../upkeep/ContactButton.tsx'
import { ContractsAndGroup } from './ContractsAndGroup.tsx'
import { CustomerContacts } from './CustomerContacts.tsx'
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
      // Parts are of different heights: each column is filled from above.
      sx={{ columns: '340px 3', columnGap: 2, '& > *': { breakInside: 'avoid', mb: 2 } }}
    >
      <Panel title="Customer">
        <CustomerFacts customer={customer} />
      </Panel>
      <Panel title="Contacts" beside={<ContactButton customerCode={customerCode} />}>
        <CustomerContacts customerCode={customerCode} />
      </Panel>
      <Panel title="Defaults of new quotes">
        <DefaultSettings customerCode={customerCode} />
      </Panel>
      <Panel
        title="Delivery addresses"
        beside={status === 'TRADING' ? <AddressButton customerCode={customerCode} /> : undefined}
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
