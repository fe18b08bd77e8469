import { isGenericItem } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { CategoryField } from './CategoryField.tsx'
import { ProductCodeField } from './ProductCodeField.tsx'

/** What the product is. */
export function ProductGroup() {
  const isGeneric = useDraftPart(({ product }) => isGenericItem(product))
  return (
    <FieldGroup title="Product" columnWidth={165} sx={{ gridColumn: '1 / -1' }}>
      <SectionField path="product.description" span={2} />
      <ProductCodeField />
      <CategoryField />
      <SectionField path="product.productGroup" />
      {isGeneric ? null : <SectionField path="product.printProcess" />}
      <SectionField path="product.drawingNo" />
      <SectionField path="product.isGen" />
      {isGeneric ? <SectionField path="product.type" /> : null}
    </FieldGroup>
  )
}
