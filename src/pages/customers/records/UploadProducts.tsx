import { useQueryClient } from '@tanstack/react-query'
import { customer } from '#contract/customer'
import { useMay } from '../../../authProvider/useRights.ts'
import { UploadButton } from '../../../components/upload/UploadButton.tsx'
import { UploadLinesDialog } from '../../../components/upload/UploadLinesDialog.tsx'
import { refreshCalls, refreshRecords, useProvider } from '../../../dataProvider/index.ts'
import { products } from '../../../resources/products/index.ts'
import { productListFields, productListLabel, productListSheet } from './productListSheet.ts'

/** Brings in what a customer has from the customer's own list; what it would do is shown first. */
export function UploadProducts({ customerCode }: { readonly customerCode: string }) {
  const may = useMay(customer.uploadProducts.right)
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  if (!may) return null
  return (
    <UploadButton many="products" columns={productListFields.map(productListLabel)} read={productListSheet}>
      {(lines, onClose) => (
        <UploadLinesDialog
          one="product"
          many="products"
          name={productListLabel('productCode')}
          lines={[...lines]}
          labelOf={productListLabel}
          call={body => dataProvider.call(customer.uploadProducts, { params: { code: customerCode }, body })}
          onStored={async () => {
            void refreshCalls(queryClient, [customer.standing])
            await refreshRecords(queryClient, [products])
          }}
          onClose={onClose}
        />
      )}
    </UploadButton>
  )
}
