import { useFormContext, useWatch } from 'react-hook-form'
import type { Product } from '#contract/quote'
import { itemCategories, printProcesses, productGroups, productTypes } from '#domain/validation'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { ProductCodeField } from './ProductCodeField.tsx'
import { ProductCheck, ProductSelect, ProductText } from './productFields.ts'
import { productLabel } from './productWords.ts'

/** "No Mapping" stands in data from elsewhere; nobody chooses it. */
const choosable = <Row extends { readonly code: string }>(rows: readonly Row[]) =>
  rows.filter(({ code }) => code !== 'NONE')

const categories = itemCategories.filter(({ selectable }) => selectable)

/** What the product is. */
export function ProductGroup() {
  const { control } = useFormContext<Product>()
  const [itemCategory, isGen] = useWatch({ control, name: ['itemCategory', 'isGen'] })
  const isGeneric = isGen || itemCategory === 'GENERIC'
  // A stored category that nobody can choose still has its name.
  const stored = itemCategories.filter(({ code, selectable }) => !selectable && code === itemCategory)
  return (
    <FieldGroup title="Product" columnWidth={165} sx={{ gridColumn: '1 / -1' }}>
      <ProductText name="description" label={productLabel('description')} span={2} />
      <ProductCodeField />
      <ProductSelect
        name="itemCategory"
        label={productLabel('itemCategory')}
        choices={[...categories, ...stored]}
        empty=""
      />
      <ProductSelect
        name="productGroup"
        label={productLabel('productGroup')}
        choices={choosable(productGroups)}
      />
      <ProductSelect
        name="printProcess"
        label={productLabel('printProcess')}
        choices={choosable(printProcesses)}
      />
      <ProductText name="drawingNo" label={productLabel('drawingNo')} />
      <ProductCheck name="isGen" label={productLabel('isGen')} />
      {isGeneric ? <ProductSelect name="type" label={productLabel('type')} choices={productTypes} /> : null}
    </FieldGroup>
  )
}
