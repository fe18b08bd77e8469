import Autocomplete from '@mui/material/Autocomplete'
import type { FieldValues } from 'react-hook-form'
import { asInput } from '../../components/editing/fields/asInput.tsx'
import { type InputProps, spanned } from '../../components/editing/fields/inputProps.ts'
import { useFormField } from '../../components/editing/fields/useFormField.ts'

interface WordsInputProps<Values extends FieldValues> extends InputProps<Values> {
  readonly placeholder: string
}

const none: readonly string[] = []

/** A list of a person's own words; what stands in the field when it is left is one of them. */
export function WordsInput<Values extends FieldValues>({
  name,
  label,
  span,
  placeholder,
}: WordsInputProps<Values>) {
  const { field, error, readOnly } = useFormField<Values>(name)
  const words: readonly string[] = Array.isArray(field.value) ? field.value : none
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      autoSelect
      size="small"
      readOnly={readOnly}
      options={none}
      value={[...words]}
      onChange={(_, said) => field.onChange(said.map(each => each.trim()).filter(each => each !== ''))}
      onBlur={field.onBlur}
      renderInput={asInput({
        name,
        label,
        inputRef: field.ref,
        error,
        readOnly,
        placeholder: words.length === 0 && !readOnly ? placeholder : '',
      })}
      sx={spanned(span)}
    />
  )
}
