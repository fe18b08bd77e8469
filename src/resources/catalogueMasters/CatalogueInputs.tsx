import { useFormContext, useWatch } from 'react-hook-form'
import type { CatalogueInput } from '#contract/catalogueMasters'
import { type Style, styles } from '#domain/boxGeometry'
import { catalogueCategories, dimensions, styleWordNames, wordsOfStyle } from '#domain/catalogue'
import { itemCategoryLabel, productGroups, productTypes } from '#domain/quoteItem'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { useEngineMasters } from '../../dataProvider/useEngineMasters.ts'
import { asInputs, useStateChoices } from '../users/choices.ts'
import { labels } from './labels.ts'

const categoryChoices = catalogueCategories.map(code => ({ code, label: itemCategoryLabel(code) }))
const asChoice = ({ code, name }: Pick<Style, 'code' | 'name'>) => ({ code, label: `${code} ${name}` })
const styleChoices = styles.map(asChoice)

/** What is said of the style; what was said of another one stays in sight until it is emptied. */
function StyleWordInputs() {
  const values = useWatch<CatalogueInput>() as CatalogueInput
  const asked = wordsOfStyle(values.styleCode.slice(0, 2))
  const shown = styleWordNames.filter(name => asked.includes(name) || values[name] !== '')
  if (shown.length === 0) return null
  return (
    <FieldGroup title={`What is said of style ${values.styleCode}`} columnWidth={150}>
      {shown.map(name => (
        <TextInput<CatalogueInput> key={name} name={name} label={labels[name]} />
      ))}
    </FieldGroup>
  )
}

/** The inputs of a product of the catalogue: those that its category is searched by. */
export function CatalogueInputs() {
  const category = useWatch<CatalogueInput, 'itemCategory'>({ name: 'itemCategory' })
  const { setValue } = useFormContext<CatalogueInput>()
  const states = useStateChoices()
  const ownChoices = useEngineMasters().data?.ownStyles.map(asChoice) ?? []
  const isStandard = category === 'INDUSTRY_STANDARD'
  return (
    <>
      <FieldGroup title="Product" columnWidth={200}>
        <TextInput<CatalogueInput> name="productId" label={labels.productId} />
        <TextInput<CatalogueInput> name="productDescription" label={labels.productDescription} />
        <SelectInput<CatalogueInput>
          name="itemCategory"
          label={labels.itemCategory}
          empty=""
          choices={categoryChoices}
          onChosen={code => {
            // What has any size has none of its own.
            if (code === 'RESIZABLE')
              for (const side of dimensions) setValue(side, null, { shouldDirty: true })
          }}
        />
        <SelectInput<CatalogueInput>
          name="productGroup"
          label={labels.productGroup}
          empty=""
          choices={productGroups}
        />
        <TextInput<CatalogueInput> name="category" label={labels.category} />
        <TextInput<CatalogueInput> name="productImage" label={labels.productImage} span="row" />
        <CheckInput<CatalogueInput> name="isActive" label={labels.isActive} />
      </FieldGroup>
      <FieldGroup title="What it is found by" columnWidth={150}>
        {category === 'GENERIC' ? (
          <SelectInput<CatalogueInput> name="productType" label={labels.productType} choices={productTypes} />
        ) : null}
        {isStandard ? <TextInput<CatalogueInput> name="marketSegment" label={labels.marketSegment} /> : null}
        {isStandard ? (
          <SelectInput<CatalogueInput> name="state" label={labels.state} choices={asInputs(states)} />
        ) : null}
        {category === 'GENERIC' ? null : (
          <SelectInput<CatalogueInput>
            name="styleCode"
            label={labels.styleCode}
            choices={[...styleChoices, ...ownChoices]}
          />
        )}
        {!isStandard
          ? null
          : dimensions.map(side => (
              <NumberInput<CatalogueInput> key={side} name={side} label={labels[side]} unit="mm" />
            ))}
      </FieldGroup>
      <StyleWordInputs />
    </>
  )
}
