import { ListBase } from 'react-admin'
import { EmptyList } from '../../../components/list/EmptyList.tsx'
import { reportedInList } from '../../../components/list/reportedInList.ts'
import { products } from '../../../resources/products/index.ts'
import { ProductTable } from '../../../resources/products/ProductTable.tsx'
import { productColumns } from '../../../resources/products/productColumns.tsx'

/** The customer is the page. */
const columns = productColumns.filter(({ source }) => source !== 'customerName' && source !== 'customerCode')

/** What a customer has, with prices and until when they hold; ticked ones are quoted again together. */
export function CustomerProducts({ customerCode }: { readonly customerCode: string }) {
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
      <ProductTable
        label="Products"
        columns={columns}
        storeKey="customers.products.columns"
        empty={<EmptyList title="There are no products yet">What the customer orders becomes one.</EmptyList>}
      />
    </ListBase>
  )
}
