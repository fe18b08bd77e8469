import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DataTable, ListBase, useListContext } from 'react-admin'
import type { Customer } from '#contract/customer'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { ListBody } from '../../components/list/ListBody.tsx'
import { ListCount } from '../../components/list/ListCount.tsx'
import { reportedInList } from '../../components/list/reportedInList.ts'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { tableColumns } from '../../components/list/tableColumns.tsx'
import { Page } from '../../layout/Page.tsx'
import { CustomerToolbar } from './CustomerToolbar.tsx'
import { columnsKey, customerColumns } from './customerColumns.tsx'
import { customers } from './index.ts'
import { profilePath } from './profilePath.ts'

function NoCustomers() {
  const { filterValues, setFilters } = useListContext<Customer>()
  const isFiltered = Object.keys(filterValues).length > 0
  return isFiltered ? (
    <EmptyList
      title="No customer matches"
      action={
        <Button size="small" onClick={() => setFilters({})}>
          Show all customers
        </Button>
      }
    >
      Every word of the search must be found in a customer's code, name, ABN, contact, phone or city.
    </EmptyList>
  ) : (
    <EmptyList title="There are no customers">
      Customers come from the ERP system once it has sent them.
    </EmptyList>
  )
}

const stays = {
  '& .column-customerCode': { position: 'sticky', left: 0, zIndex: 1 },
  '& thead .column-customerCode': { zIndex: 3 },
}

/** The customer search; a row leads to the customer's profile. */
export function CustomerList({ actions }: { readonly actions?: ReactNode }) {
  return (
    <ListBase
      resource={customers.name}
      perPage={25}
      sort={{ field: 'customerName', order: 'ASC' }}
      // What was searched for stands in the address, and a later visit starts afresh.
      storeKey={false}
      queryOptions={reportedInList}
    >
      <Page fit title="Customers" beside={<ListCount />} actions={actions}>
        <CustomerToolbar />
        <ListBody label="Customers" empty={<NoCustomers />}>
          <TableRegion label="Customers" sx={stays}>
            <DataTable<Customer>
              storeKey={columnsKey}
              bulkActionButtons={false}
              rowClick={id => profilePath(String(id))}
              aria-label="Customers"
            >
              {tableColumns(customerColumns)}
            </DataTable>
          </TableRegion>
        </ListBody>
      </Page>
    </ListBase>
  )
}
