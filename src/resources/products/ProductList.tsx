import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { DataTable, ListBase, useListContext } from 'react-admin'
import type { ExistingProduct } from '#contract/customer'
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
import { products } from './index.ts'
import { ProductToolbar } from './ProductToolbar.tsx'
import { ProductPanel } from './panel/ProductPanel.tsx'
import { columnsKey, productColumns } from './productColumns.tsx'
import { RecostDialog } from './recost/RecostDialog.tsx'
import { RequoteBar } from './requote/RequoteBar.tsx'
import { RequoteDialog } from './requote/RequoteDialog.tsx'

function NoProducts() {
  const { filterValues, setFilters } = useListContext<ExistingProduct>()
  return Object.keys(filterValues).length > 0 ? (
    <EmptyList
      title="No product matches"
      action={
        <Button size="small" onClick={() => setFilters({})}>
          Clear filters
        </Button>
      }
    >
      Each word of the search is the start of a word of the code, the description or the project number, or
      the customer has it in code or name.
    </EmptyList>
  ) : (
    <EmptyList title="There are no existing products">What customers order becomes one.</EmptyList>
  )
}

const nothing = <span hidden />

/** What customers have; a row opens the product beside the list, ticked ones are quoted again together. */
export function ProductList() {
  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [again, setAgain] = useState<readonly ExistingProduct[] | null>(null)
  const [recosted, setRecosted] = useState<readonly ExistingProduct[] | null>(null)
  useListKeys({ region, search })
  const leftOut = useLeftOut(productColumns)
  return (
    <ListBase
      resource={products.name}
      perPage={25}
      sort={{ field: 'lastOrderedOn', order: 'DESC' }}
      // What was searched for stands in the address, and a later visit starts afresh.
      storeKey={false}
      queryOptions={reportedInList}
    >
      <Page fit title="Existing Products" beside={<ListCount />}>
        <ProductToolbar search={search} />
        <ListBody
          label="Existing products"
          empty={<NoProducts />}
          foot={<RequoteBar onRequote={setAgain} onRecost={setRecosted} />}
        >
          <TableRegion ref={region} label="Existing products" sx={{ '& tbody tr': { cursor: 'pointer' } }}>
            <DataTable<ExistingProduct>
              storeKey={columnsKey}
              hiddenColumns={leftOut}
              // What can be done with ticked rows stands below the table.
              bulkActionButtons={nothing}
              bulkActionsToolbar={nothing}
              body={KeyedBody}
              rowClick={id => {
                setOpenId(String(id))
                return false
              }}
              aria-label="Existing products"
            >
              {tableColumns(productColumns)}
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
      </Page>
    </ListBase>
  )
}
