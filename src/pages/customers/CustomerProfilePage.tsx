import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetOne } from 'react-admin'
import { Link, Navigate, useParams } from 'react-router-dom'
import type { Customer } from '#contract/customer'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { Panel } from '../../components/panel/Panel.tsx'
import { isFailure } from '../../dataProvider/index.ts'
import { Page } from '../../layout/Page.tsx'
import { CustomerStatus } from '../../resources/customers/CustomerStatus.tsx'
import { customers } from '../../resources/customers/index.ts'
import { CreateQuoteForCustomer } from './CreateQuoteForCustomer.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { DefaultSettings } from './DefaultSettings.tsx'
import { DeliveryAddresses } from './DeliveryAddresses.tsx'
import { OpenItemsLink } from './OpenItemsLink.tsx'

const breadcrumbs = [{ label: 'Customers', to: '/customers' }]

/** `/customerprofile/{id}`: a customer's facts, addresses and defaults, and the way to a quote for them. */
export default function CustomerProfilePage() {
  const { id } = useParams()
  return id === undefined ? <Navigate to="/customers" replace /> : <CustomerProfile key={id} id={id} />
}

function CustomerProfile({ id }: { readonly id: string }) {
  const { data, error, refetch } = useGetOne<Customer, Error>(customers.name, { id }, { retry: false })
  if (data === undefined) {
    return (
      <Page title={`Customer ${id}`} breadcrumbs={breadcrumbs}>
        {error === null ? <ListSkeleton label={`customer ${id}`} /> : null}
        {isFailure(error, 'not-found') ? (
          <EmptyList
            title={`There is no customer ${id}`}
            action={
              <Button component={Link} to="/customers">
                Search customers
              </Button>
            }
          >
            The code may be mistyped, or the customer is no longer kept.
          </EmptyList>
        ) : error === null ? null : (
          <ListProblem error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    )
  }
  return (
    <Page
      title={data.customerName}
      beside={<CustomerStatus status={data.status} />}
      breadcrumbs={breadcrumbs}
      actions={
        <>
          <OpenItemsLink customerCode={data.customerCode} />
          <CreateQuoteForCustomer customerCode={data.customerCode} />
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))',
          alignItems: 'start',
        }}
      >
        <Panel title="Customer">
          <CustomerFacts customer={data} />
        </Panel>
        <Panel title="Defaults of new quotes">
          <DefaultSettings customerCode={data.customerCode} />
        </Panel>
        <Panel title="Delivery addresses">
          <DeliveryAddresses customerCode={data.customerCode} status={data.status} />
        </Panel>
      </Box>
    </Page>
  )
}
