import { useFormContext, useWatch } from 'react-hook-form'
import type { Product } from '#contract/quote'
import { cartonStyles } from '#domain/validation'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { ProductNumber, ProductSelect, ProductText } from './productFields.ts'
import { productLabel } from './productWords.ts'
import { afterStyleChange, afterVariantChange, cartonStyleOf, isAdjusted } from './styleChoices.ts'
import { useSetProduct } from './useSetProduct.ts'
import { VslField } from './VslField.tsx'

/** The style of the carton and the choices it has. */
export function StyleGroup() {
  const { control, getValues } = useFormContext<Product>()
  const set = useSetProduct()
  const [styleCarton, styleTopFlap, styleBottomFlap] = useWatch({
    control,
    name: ['styleCarton', 'styleTopFlap', 'styleBottomFlap'],
  })
  const style = cartonStyleOf(styleCarton)
  const { variants = [], flapStyles = [], closures = [], dieCutTypes = [] } = style ?? {}
  const label = productLabel
  return (
    <FieldGroup title="Style and Flaps" columnWidth={150}>
      <ProductSelect
        name="styleCarton"
        label={label('styleCarton')}
        choices={cartonStyles}
        onChosen={code => set(afterStyleChange(getValues(), code))}
      />
      {variants.length === 0 ? null : (
        <ProductSelect
          name="styleVariant"
          label={label('styleVariant')}
          choices={variants}
          onChosen={code => set(afterVariantChange(styleCarton, code))}
        />
      )}
      <ProductText name="fefCoVariantCode" label={label('fefCoVariantCode')} />
      <VslField />
      {flapStyles.length === 0 ? null : (
        <>
          <ProductSelect name="styleTopFlap" label={label('styleTopFlap')} choices={flapStyles} />
          {isAdjusted(styleCarton, styleTopFlap) ? (
            <ProductNumber name="topFlapAdjustment" label={label('topFlapAdjustment')} unit="mm" />
          ) : null}
          <ProductSelect name="styleBottomFlap" label={label('styleBottomFlap')} choices={flapStyles} />
          {isAdjusted(styleCarton, styleBottomFlap) ? (
            <ProductNumber name="bottomFlapAdjustment" label={label('bottomFlapAdjustment')} unit="mm" />
          ) : null}
        </>
      )}
      {closures.length === 0 ? null : (
        <ProductSelect name="styleClosure" label={label('styleClosure')} choices={closures} />
      )}
      {dieCutTypes.length === 0 ? null : (
        <ProductSelect
          name="styleDieCutType"
          label={label('styleDieCutType')}
          choices={dieCutTypes}
          empty="Not die-cut"
        />
      )}
    </FieldGroup>
  )
}
