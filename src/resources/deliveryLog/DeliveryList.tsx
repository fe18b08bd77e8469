import Button from '@mui/material/Button'
import { useRef } from 'react'
import { DataTable, ListBase, useListContext } from 'react-admin'
import type { Delivery } from '#contract/messaging'
import { useLeftOut } from '../../components/list/columns/useLeftOut.ts'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { KeyedBody } from '../../components/list/keys/KeyedBody.tsx'
import { useListKeys } from '../../components/list/keys/useListKeys.ts'
import { ListBody } from '../../components/list/ListBody.tsx'
import { ListCount } from '../../components/list/ListCount.tsx'
import { reportedInList } from '../../components/list/reportedInList.ts'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { tableColumns } from '../../components/list/tableColumns.tsx'
import { Page } from '../../layout/Page.tsx'
import { DeliveryDetail } from './DeliveryDetail.tsx'
import { DeliveryToolbar } from './DeliveryToolbar.tsx'
import { columnsKey, deliveryColumns } from './deliveryColumns.tsx'
import { deliveryLog } from './index.ts'

function NoDeliveries() {
  const { filterValues, setFilters, error } = useListContext<Delivery>()
  if (error) {
    return (
      <EmptyList title="No messages to show">The list could not be read; try again in a moment.</EmptyList>
    )
  }
  return Object.keys(filterValues).length > 0 ? (
    <EmptyList
      title="No message matches"
      action={
        <Button size="small" onClick={() => setFilters({})}>
          Clear filters
        </Button>
      }
    >
      No message has these words, or this state.
    </EmptyList>
  ) : (
    <EmptyList title="No message has been written yet">
      Messages appear here when an action of the workflow has a notification.
    </EmptyList>
  )
}

/** Every message there was to send; a row opens what it says. */
export function DeliveryList() {
  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useListKeys({ region, search })
  const leftOut = useLeftOut(deliveryColumns)
  return (
    <ListBase
      resource={deliveryLog.name}
      perPage={25}
      sort={{ field: 'at', order: 'DESC' }}
      storeKey="deliveryLog.list"
      queryOptions={reportedInList}
    >
      <Page fit title="Delivery Log" beside={<ListCount />}>
        <DeliveryToolbar search={search} />
        <ListBody label="Delivery log" empty={<NoDeliveries />} unread={<NoDeliveries />}>
          <TableRegion ref={region} label="Delivery log" sx={{ containerType: 'inline-size' }}>
            <DataTable<Delivery>
              storeKey={columnsKey}
              hiddenColumns={leftOut}
              bulkActionButtons={false}
              body={KeyedBody}
              rowClick="expand"
              expand={<DeliveryDetail />}
              aria-label="Delivery log"
            >
              {tableColumns(deliveryColumns)}
            </DataTable>
          </TableRegion>
        </ListBody>
      </Page>
    </ListBase>
  )
}
