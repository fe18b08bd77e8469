import { useState } from 'react'
import { DataTable, ListBase } from 'react-admin'
import type { ExistingProduct } from '#contract/customer'
import { useLeftOut } from '../../../components/list/columns/useLeftOut.ts'
import { EmptyList } from '../../../components/list/EmptyList.tsx'
import { ListBody } from '../../../components/list/ListBody.tsx'
import { reportedInList } from '../../../components/list/reportedInList.ts'
import { TableRegion } from '../../../components/list/TableRegion.tsx'
import { tableColumns } from '../../../components/list/tableColumns.tsx'
import { products } from '../../../resources/products/index.ts'
import { ProductPanel } from '../../../resources/products/panel/ProductPanel.tsx'
import { productColumns } from '../../../resources/products/productColumns.tsx'
import { RecostDialog } from '../../../resources/products/recost/RecostDialog.tsx'
import { RequoteBar } from '../../../resources/products/requote/RequoteBar.tsx'
import { RequoteDialog } from '../../../resources/products/requote/RequoteDialog.tsx'

/** The customer is the page. */
const columns = productColumns.filter(({ source }) => source !== 'customerName' && source !== 'customerCode')

const nothing = <span hidden />

/** What a customer has, with prices and until when they hold; ticked ones are quoted again together. */
export function CustomerProducts({ customerCode }: { readonly customerCode: string }) {
  const leftOut = useLeftOut(columns)
  const [openId, setOpenId] = useState<string | null>(null)
  const [recosted, setRecosted] = useState<readonly ExistingProduct[] | null>(null)
  const [again, setAgain] = useState<readonly ExistingProduct[] | null>(null)
  return (
    <ListBase
      resource={products.name}
      filter={{ customerCode }}
      perPage={25}
      sort={{ field: 'lastOrderedOn', order: 'DESC' }}
      disableSyncWithLocation
      storeKey={false}
      queryOptions={reportedInList}
    >
      <ListBody
        label="Products"
        empty={<EmptyList title="There are no products yet">What the customer orders becomes one.</EmptyList>}
        foot={<RequoteBar onRequote={setAgain} onRecost={setRecosted} />}
      >
        <TableRegion label="Products" sx={{ '& tbody tr': { cursor: 'pointer' } }}>
          <DataTable<ExistingProduct>
            storeKey="customers.products.columns"
            hiddenColumns={leftOut}
            // What can be done with ticked rows stands below the table.
            bulkActionButtons={nothing}
            bulkActionsToolbar={nothing}
            rowClick={id => {
              setOpenId(String(id))
              return false
            }}
            aria-label="Products"
          >
            {tableColumns(columns)}
          </DataTable>
        </TableRegion>
      </ListBody>
      {openId === null ? null : (
        <ProductPanel
          key={openId}
          id={openId}
          onClose={() => setOpenId(null)}
          onRequote={product => setAgain([product])}
        />
      )}
      {recosted === null ? null : <RecostDialog products={recosted} onClose={() => setRecosted(null)} />}
      {again === null ? null : <RequoteDialog products={again} onClose={() => setAgain(null)} />}
    </ListBase>
  )
}
