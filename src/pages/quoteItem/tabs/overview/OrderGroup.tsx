import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { ProductNumber, ProductText } from './productFields.ts'
import { productLabel } from './productWords.ts'

/** How many are wanted and where they go. */
export function OrderGroup() {
  return (
    <FieldGroup title="Order" columnWidth={165}>
      <ProductNumber name="expectedOrderQuantity" label={productLabel('expectedOrderQuantity')} />
      <ProductText name="referenceToRegion" label={productLabel('referenceToRegion')} />
    </FieldGroup>
  )
}
