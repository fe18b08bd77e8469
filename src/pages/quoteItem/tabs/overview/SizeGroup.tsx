import { useWatch } from 'react-hook-form'
import { type ItemSections, style09Variants } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useItemDraft } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { SizeCatcher } from '../../size/SizeCatcher.tsx'

const names = [
  'product.styleCarton',
  'product.styleVariant',
  'product.fefCoVariantCode',
  'product.depth',
] as const

/** The inside size, side by side or typed whole into any of them; a style that has no depth shows none unless one is stored. */
export function SizeGroup() {
  const { change } = useItemDraft()
  const [styleCarton, styleVariant, fefCoVariantCode, depth] = useWatch<ItemSections, typeof names>({
    name: names,
  })
  const variant = style09Variants.find(({ code }) => code === (styleVariant || fefCoVariantCode))
  const isFlat = styleCarton === '09' && variant?.depth === 'mustBeZero'
  return (
    <FieldGroup title="Size (inside)" columnWidth={100}>
      <SizeCatcher onSize={size => change('product', size)}>
        <SectionField path="product.length" />
        <SectionField path="product.width" />
        {isFlat && !depth ? null : <SectionField path="product.depth" />}
      </SizeCatcher>
    </FieldGroup>
  )
}
