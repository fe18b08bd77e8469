import Button from '@mui/material/Button'
import { useGetOne } from 'react-admin'
import { Link, Navigate, useParams } from 'react-router-dom'
import type { Customer } from '#contract/customer'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { isFailure } from '../../dataProvider/index.ts'
import { Page } from '../../layout/Page.tsx'
import { customers } from '../../resources/customers/index.ts'
import { CustomerProfile } from './CustomerProfile.tsx'

const breadcrumbs = [{ label: 'Customers', to: '/customers' }]

/** `/customerprofile/{id}`: a customer with all there is of them, and the way to a quote for them. */
export default function CustomerProfilePage() {
  const { id } = useParams()
  return id === undefined ? <Navigate to="/customers" replace /> : <FoundProfile key={id} id={id} />
}

function FoundProfile({ id }: { readonly id: string }) {
  const { data, error, refetch } = useGetOne<Customer, Error>(customers.name, { id }, { retry: false })
  if (data !== undefined) return <CustomerProfile customer={data} breadcrumbs={breadcrumbs} />
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
