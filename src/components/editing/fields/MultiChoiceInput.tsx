import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { FieldValues } from 'react-hook-form'
import { asInput } from './asInput.tsx'
import { type InputProps, spanned } from './inputProps.ts'
import type { Choice } from './SelectInput.tsx'
import { useFormField } from './useFormField.ts'

interface MultiChoiceInputProps<Values extends FieldValues> extends InputProps<Values> {
  readonly choices: readonly Choice[]
  readonly placeholder?: string
}

/** The most choices shown at once; more words narrow them. */
const shown = 60

const filterOptions = createFilterOptions<Choice>({
  limit: shown,
  stringify: ({ code, label }) => `${code} ${label}`,
})

/** Several codes, kept as a list of them. A stored code that is no longer among the choices stays, shown as it is. */
export function MultiChoiceInput<Values extends FieldValues>({
  name,
  label,
  span,
  choices,
  placeholder,
}: MultiChoiceInputProps<Values>) {
  const { field, error, readOnly, required } = useFormField<Values>(name)
  const codes: readonly string[] = Array.isArray(field.value) ? field.value : []
  const byCode = new Map(choices.map(choice => [choice.code, choice]))
  const value = codes.map(code => byCode.get(code) ?? { code, label: code })
  return (
    <Autocomplete<Choice, true>
      multiple
      size="small"
      disableCloseOnSelect
      readOnly={readOnly}
      options={choices}
      value={value}
      filterOptions={filterOptions}
      getOptionLabel={option => option.label}
      getOptionKey={option => option.code}
      isOptionEqualToValue={(option, chosen) => option.code === chosen.code}
      onChange={(_, chosen) => field.onChange(chosen.map(({ code }) => code).sort())}
      onBlur={field.onBlur}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ typography: 'body2', gap: 2 }}>
          {option.label}
          {option.label === option.code ? null : (
            <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
              {option.code}
            </Box>
          )}
        </Box>
      )}
      renderValue={(chosen, getItemProps) =>
        chosen.map((option, index) => {
          const { key, ...props } = getItemProps({ index })
          return <Chip key={key} {...props} size="small" label={option.label} title={option.code} />
        })
      }
      renderInput={asInput({
        name,
        label,
        inputRef: field.ref,
        error,
        readOnly,
        required: required && codes.length === 0,
        placeholder: codes.length === 0 ? (placeholder ?? '') : '',
      })}
      sx={spanned(span)}
    />
  )
}
