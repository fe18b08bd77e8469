import { customer } from '#contract/customer'
import { lgx, type ProductDetails } from '#contract/lgx'
import { parseNumber } from '#domain/formats'
import { useMay } from '../../../authProvider/useRights.ts'
import { Panel } from '../../../components/panel/Panel.tsx'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { UpdateForm } from './UpdateForm.tsx'

/** What was typed as mm, as people write it: `1,200`. */
const mm = (typed = ''): number => parseNumber(typed) ?? 0

const refresh = [lgx.productDetails, lgx.pricingLookup, customer.products]

/** How a product is registered in the ERP system, for whoever may change it. Rule product-updates (002 §8). */
export function ProductUpdates({ product }: { readonly product: ProductDetails }) {
  const mayChange = useMay(lgx.updateVslCode.right)
  const vsl = useCallMutation(lgx.updateVslCode, { refresh })
  const size = useCallMutation(lgx.updatePalletSize, { refresh })
  const project = useCallMutation(lgx.updateProjectNumber, { refresh })
  if (!mayChange) return null
  const { plantCode, productId } = product
  const identity = { plantCode, productId }
  return (
    <Panel title="Registered in LGX">
      <UpdateForm
        fields={[{ name: 'vslCode', label: 'VSL code', value: product.vslCode }]}
        onSave={({ vslCode = '' }) => vsl.mutateAsync({ body: { ...identity, vslCode } })}
        saved="productVslSuccess"
        failed="productVslError"
      />
      <UpdateForm
        fields={[
          {
            name: 'unitLoadSizeLength',
            label: 'Load length mm',
            value: String(product.unitLoadSizeLength || ''),
          },
          {
            name: 'unitLoadSizeWidth',
            label: 'Load width mm',
            value: String(product.unitLoadSizeWidth || ''),
          },
          {
            name: 'unitLoadSizeHeight',
            label: 'Load height mm',
            value: String(product.unitLoadSizeHeight || ''),
          },
        ]}
        onSave={values =>
          size.mutateAsync({
            body: {
              ...identity,
              unitLoadSizeLength: mm(values.unitLoadSizeLength),
              unitLoadSizeWidth: mm(values.unitLoadSizeWidth),
              unitLoadSizeHeight: mm(values.unitLoadSizeHeight),
            },
          })
        }
        saved="productPalletSizeSuccess"
        failed="productPalletSizeError"
      />
      <UpdateForm
        fields={[{ name: 'eskoProjectNumber', label: 'Project number', value: product.eskoProjectNumber }]}
        onSave={({ eskoProjectNumber = '' }) =>
          project.mutateAsync({ body: { ...identity, eskoProjectNumber } })
        }
        saved="productProjectNumberSuccess"
        failed="productProjectNumberError"
      />
    </Panel>
  )
}
