import { cartonStyleOf, isFlapAdjusted } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { StyleField } from '../../style/StyleField.tsx'
import { useClosures } from '../../style/useClosures.ts'
import { useOwnVariants } from '../../style/useOwnVariants.ts'
import { VslField } from '../../vsl/VslField.tsx'

/** The style of the carton and the choices it has. */
export function StyleGroup() {
  const styleCarton = useDraftPart(({ product }) => product.styleCarton)
  const styleVariant = useDraftPart(({ product }) => product.styleVariant)
  const topFlap = useDraftPart(({ product }) => product.styleTopFlap)
  const bottomFlap = useDraftPart(({ product }) => product.styleBottomFlap)
  const style = cartonStyleOf(styleCarton)
  const own = useOwnVariants(styleCarton)
  const { variants: built = [], flapStyles = [], dieCutTypes = [], openings = [] } = style ?? {}
  const variants = [...built, ...own]
  const closures = useClosures(styleCarton, styleVariant)
  return (
    <FieldGroup title="Style and Flaps" columnWidth={150}>
      <StyleField />
      <SectionField path="product.styleCarton" />
      {variants.length === 0 ? null : <SectionField path="product.styleVariant" choices={variants} />}
      <SectionField path="product.fefCoVariantCode" />
      <VslField />
      {flapStyles.length === 0 ? null : (
        <>
          <SectionField path="product.styleTopFlap" choices={flapStyles} />
          {isFlapAdjusted(styleCarton, topFlap) ? <SectionField path="product.topFlapAdjustment" /> : null}
          <SectionField path="product.styleBottomFlap" choices={flapStyles} />
          {isFlapAdjusted(styleCarton, bottomFlap) ? (
            <SectionField path="product.bottomFlapAdjustment" />
          ) : null}
        </>
      )}
      {closures.length === 0 ? null : <SectionField path="product.styleClosure" choices={closures} />}
      {dieCutTypes.length === 0 ? null : (
        <SectionField path="product.styleDieCutType" choices={dieCutTypes} empty="Not die-cut" />
      )}
      {openings.length === 0 ? null : (
        <SectionField path="product.styleOpening" choices={openings} empty="None" />
      )}
    </FieldGroup>
  )
}
