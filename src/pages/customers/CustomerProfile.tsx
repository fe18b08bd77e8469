import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router-dom'
import { type Customer, customer as calls } from '#contract/customer'
import { isAllowed } from '#domain/access'
import { decimal } from '#domain/formats'
import { useRights } from '../../authProvider/useRights.ts'
import { useCall } from '../../dataProvider/index.ts'
import type { Crumb } from '../../layout/Breadcrumbs.tsx'
import { Page } from '../../layout/Page.tsx'
import { CustomerStatus } from '../../resources/customers/CustomerStatus.tsx'
import { CreateQuoteForCustomer } from './CreateQuoteForCustomer.tsx'
import { CustomerStandingLine } from './CustomerStandingLine.tsx'
import { OpenItemsLink } from './OpenItemsLink.tsx'
import { ProfilePanels } from './profile/ProfilePanels.tsx'
import { profileTabs, tabAt } from './profileTabs.ts'
import { CustomerItems } from './records/CustomerItems.tsx'
import { CustomerOrders } from './records/CustomerOrders.tsx'
import { CustomerProducts } from './records/CustomerProducts.tsx'
import { CustomerSamples } from './records/CustomerSamples.tsx'
import { StartTradingButton } from './upkeep/StartTradingButton.tsx'

interface CustomerProfileProps {
  readonly customer: Customer
  readonly breadcrumbs: readonly Crumb[]
}

/** A customer: who they are, and in tabs of their own what is open, what they have, ordered and asked samples of. */
export function CustomerProfile({ customer, breadcrumbs }: CustomerProfileProps) {
  const { customerCode, customerName, status } = customer
  const rights = useRights()
  const [params, setParams] = useSearchParams()
  const offered = profileTabs.filter(({ right }) => right === null || isAllowed(rights, right))
  const open = tabAt(params.get('tab'), offered)
  const standing = useCall(calls.standing, { query: { CustomerCode: customerCode } })
  const labelOf = ({ label, count }: (typeof profileTabs)[number]) => {
    const number = standing.data === undefined ? null : count(standing.data)
    return number === null || number === 0 ? label : `${label} (${decimal(number, 0)})`
  }
  return (
    <Page
      fit={open !== 'profile'}
      title={customerName}
      beside={<CustomerStatus status={status} />}
      breadcrumbs={breadcrumbs}
      actions={
        <>
          <StartTradingButton customer={customer} />
          <OpenItemsLink customerCode={customerCode} customerName={customerName} />
          <CreateQuoteForCustomer customerCode={customerCode} />
        </>
      }
      toolbar={
        <>
          <CustomerStandingLine standing={standing} />
          <Tabs
            value={open}
            onChange={(_, tab: string) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
            aria-label="Parts of the profile"
            variant="scrollable"
            scrollButtons="auto"
            allowScrollButtonsMobile
            sx={{ minHeight: 36, '& .MuiTab-root': { minHeight: 36, py: 0.5 } }}
          >
            {offered.map(tab => (
              <Tab key={tab.key} value={tab.key} label={labelOf(tab)} />
            ))}
          </Tabs>
        </>
      }
    >
      {open === 'profile' ? <ProfilePanels customer={customer} /> : null}
      {open === 'quotes' ? <CustomerItems customerCode={customerCode} /> : null}
      {open === 'products' ? <CustomerProducts customerCode={customerCode} /> : null}
      {open === 'orders' ? <CustomerOrders customerCode={customerCode} /> : null}
      {open === 'samples' ? <CustomerSamples customerCode={customerCode} /> : null}
    </Page>
  )
}
