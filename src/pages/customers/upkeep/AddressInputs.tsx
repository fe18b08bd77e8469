import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form'
import type { Place } from '#contract/places'
import { countries } from '#domain/formats'
import { SelectInput } from '../../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../../components/editing/fields/TextInput.tsx'
import { asInputs, useStateChoices } from '../../../resources/users/choices.ts'
import { PlaceSearch } from './PlaceSearch.tsx'

const fields = ['deliveryAddress', 'deliverySuburb', 'deliveryPostCode', 'stateCode', 'country'] as const

/** The fields of an address under `prefix` (`address.`), filled from a known place or by hand. */
export function AddressInputs<Values extends FieldValues>({ prefix = '' }: { readonly prefix?: string }) {
  const { setValue } = useFormContext<Values>()
  const states = useStateChoices()
  const at = (field: (typeof fields)[number]) => `${prefix}${field}` as Path<Values>
  const fill = (place: Place) => {
    for (const field of fields) {
      setValue(at(field), place[field] as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      })
    }
  }
  return (
    <>
      <PlaceSearch onChoose={fill} />
      <TextInput<Values> name={at('deliveryAddress')} label="Address" />
      <TextInput<Values> name={at('deliverySuburb')} label="Suburb" />
      <TextInput<Values> name={at('deliveryPostCode')} label="Post Code" />
      <SelectInput<Values> name={at('stateCode')} label="State" choices={asInputs(states)} />
      <SelectInput<Values> name={at('country')} label="Country" empty="" choices={countries} />
    </>
  )
}
