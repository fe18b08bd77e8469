import { useQueryClient } from '@tanstack/react-query'
import { customer } from '#contract/customer'
import type { ListedProduct } from '#contract/customer/productListInput'
import type { MasterUpload } from '#contract/masters'
import { mostUploadLines, uploadFields } from '#domain/uploads'
import { useMay } from '../../../authProvider/useRights.ts'
import { type SheetColumns, sheetLines } from '../../../components/upload/sheetLines.ts'
import { UploadButton } from '../../../components/upload/UploadButton.tsx'
import { UploadLinesDialog } from '../../../components/upload/UploadLinesDialog.tsx'
import { refreshCalls, refreshRecords, useProvider } from '../../../dataProvider/index.ts'
import { products } from '../../../resources/products/index.ts'
import { productListLabels } from './productListLabels.ts'

const fields = Object.keys(uploadFields.listedProduct) as (keyof ListedProduct)[]
const labelOf = (path: string) => productListLabels[path as keyof ListedProduct] ?? path
const columns = Object.fromEntries(
  fields.map(field => [field, [labelOf(field).toLowerCase(), field.toLowerCase()]]),
) as unknown as SheetColumns<string>

const read = (rows: readonly (readonly unknown[])[]) => {
  const sheet = sheetLines(rows, columns, { required: ['productCode'], most: mostUploadLines })
  // No cell is undefined: a column that is not there is left out.
  return 'problem' in sheet ? sheet : { lines: [...sheet.lines] as MasterUpload['lines'] }
}

/** Brings in what a customer has from the customer's own list; what it would do is shown first. */
export function UploadProducts({ customerCode }: { readonly customerCode: string }) {
  const may = useMay(customer.uploadProducts.right)
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  if (!may) return null
  return (
    <UploadButton many="products" columns={fields.map(labelOf)} read={read}>
      {(lines, onClose) => (
        <UploadLinesDialog
          one="product"
          many="products"
          name={labelOf('productCode')}
          lines={[...lines]}
          labelOf={labelOf}
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
