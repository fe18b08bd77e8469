import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Product } from '#contract/quote'
import { style09Variants } from '#domain/validation'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { FieldPolicyContext } from '../../../../components/editing/fields/FieldPolicy.ts'
import { ProductNumber } from './productFields.ts'
import { productLabel } from './productWords.ts'

/** The inside size; a style that has no depth shows none unless one is stored. */
export function SizeGroup() {
  const { control } = useFormContext<Product>()
  const { isReadOnly } = useContext(FieldPolicyContext)
  const [styleCarton, styleVariant, fefCoVariantCode, depth] = useWatch({
    control,
    name: ['styleCarton', 'styleVariant', 'fefCoVariantCode', 'depth'],
  })
  const variant = style09Variants.find(({ code }) => code === (styleVariant || fefCoVariantCode))
  const isFlat = styleCarton === '09' && variant?.depth === 'mustBeZero'
  return (
    <FieldGroup title="Size (inside)" columnWidth={100}>
      <ProductNumber name="length" label={productLabel('length')} unit="mm" />
      <ProductNumber name="width" label={productLabel('width')} unit="mm" />
      {isFlat && !depth && !isReadOnly('depth') ? null : (
        <ProductNumber name="depth" label={productLabel('depth')} unit="mm" />
      )}
    </FieldGroup>
  )
}
