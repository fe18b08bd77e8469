import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { SectionField } from '../../fields/SectionField.tsx'

/** How many are wanted and where they go. */
export function OrderGroup() {
  return (
    <FieldGroup title="Order" columnWidth={165}>
      <SectionField path="product.expectedOrderQuantity" />
      <SectionField path="product.referenceToRegion" />
    </FieldGroup>
  )
}
