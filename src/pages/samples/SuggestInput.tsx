import Autocomplete from '@mui/material/Autocomplete'
import type { FieldValues } from 'react-hook-form'
import { asInput } from '../../components/editing/fields/asInput.tsx'
import { type InputProps, spanned } from '../../components/editing/fields/inputProps.ts'
import { useFormField } from '../../components/editing/fields/useFormField.ts'

interface SuggestInputProps<Values extends FieldValues> extends InputProps<Values> {
  /** What is known and most likely meant; anything else can be typed. */
  readonly known: readonly string[]
}

/** A text of which some are known already. */
export function SuggestInput<Values extends FieldValues>({
  name,
  label,
  span,
  known,
}: SuggestInputProps<Values>) {
  const { field, error, readOnly } = useFormField<Values>(name)
  return (
    <Autocomplete<string, false, true, true>
      freeSolo
      disableClearable
      openOnFocus
      size="small"
      readOnly={readOnly}
      options={known}
      value={String(field.value ?? '')}
      // What is chosen stays in sight with the others; typing narrows them.
      filterOptions={(options, { inputValue }) =>
        inputValue === field.value && options.includes(inputValue)
          ? options
          : options.filter(option => option.toLowerCase().includes(inputValue.toLowerCase())).slice(0, 60)
      }
      onInputChange={(_, typed, reason) => {
        if (reason !== 'reset') field.onChange(typed)
      }}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      renderInput={asInput({ name, label, inputRef: field.ref, error, readOnly })}
      sx={spanned(span)}
    />
  )
}
