import { style09Variants } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraftPart, useItemDraft } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { SizeCatcher } from '../../size/SizeCatcher.tsx'
import { ConvertButton } from './ConvertButton.tsx'
import { CreaseFields } from './CreaseFields.tsx'

/** The inside size, side by side or typed whole into any of them; a style that has no depth shows none unless one is stored. Below it what another size than the source's asks for, and the creases, which fill the width. */
export function SizeGroup() {
  const { change } = useItemDraft()
  const hasNoDepth = useDraftPart(({ product: { styleCarton, styleVariant, fefCoVariantCode, depth } }) => {
    const variant = style09Variants.find(({ code }) => code === (styleVariant || fefCoVariantCode))
    return styleCarton === '09' && variant?.depth === 'mustBeZero' && !depth
  })
  return (
    <FieldGroup title="Size (inside)" columnWidth={100}>
      <SizeCatcher onSize={size => change('product', size)}>
        <SectionField path="product.length" />
        <SectionField path="product.width" />
        {hasNoDepth ? null : <SectionField path="product.depth" />}
      </SizeCatcher>
      <ConvertButton />
      <CreaseFields />
    </FieldGroup>
  )
}
