import Button from '@mui/material/Button'
import { useRef } from 'react'
import { ListBase, useListContext } from 'react-admin'
import type { ExistingProduct } from '#contract/customer'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { useListKeys } from '../../components/list/keys/useListKeys.ts'
import { ListCount } from '../../components/list/ListCount.tsx'
import { Narrowing } from '../../components/list/Narrowing.tsx'
import { reportedInList } from '../../components/list/reportedInList.ts'
import { Page } from '../../layout/Page.tsx'
import { products } from './index.ts'
import { ProductTable } from './ProductTable.tsx'
import { ProductToolbar } from './ProductToolbar.tsx'
import { columnsKey, productColumns } from './productColumns.tsx'

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

/** What customers have; a row opens the product beside the list, ticked ones are quoted again together. */
export function ProductList() {
  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useListKeys({ region, search })
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
        <Narrowing>
          <ProductToolbar search={search} />
        </Narrowing>
        <ProductTable
          label="Existing products"
          columns={productColumns}
          storeKey={columnsKey}
          empty={<NoProducts />}
          region={region}
        />
      </Page>
    </ListBase>
  )
}
