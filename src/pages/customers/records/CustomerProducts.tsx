import { ListBase } from 'react-admin'
import { ListColumnsButton } from '../../../components/list/columns/ListColumnsButton.tsx'
import { EmptyList } from '../../../components/list/EmptyList.tsx'
import { ListToolbar } from '../../../components/list/ListToolbar.tsx'
import { reportedInList } from '../../../components/list/reportedInList.ts'
import { products } from '../../../resources/products/index.ts'
import { ProductTable } from '../../../resources/products/ProductTable.tsx'
import { productColumns } from '../../../resources/products/productColumns.tsx'
import { UploadProducts } from './UploadProducts.tsx'

/** The customer is the page. */
const columns = productColumns.filter(({ source }) => source !== 'customerName' && source !== 'customerCode')

const columnsKey = 'customers.products.columns'

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
      <ListToolbar
        label="The customer’s products"
        tools={
          <>
            <UploadProducts customerCode={customerCode} />
            <ListColumnsButton columns={columns} storeKey={columnsKey} />
          </>
        }
      />
      <ProductTable
        label="Products"
        columns={columns}
        storeKey={columnsKey}
        empty={<EmptyList title="There are no products yet">What the customer orders becomes one.</EmptyList>}
      />
    </ListBase>
  )
}
