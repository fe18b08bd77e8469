import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { FieldValues } from 'react-hook-form'
import { type InputProps, spanned } from './inputProps.ts'
import { useFormField } from './useFormField.ts'

/** A yes or no of a form. */
export function CheckInput<Values extends FieldValues>({ name, label, span }: InputProps<Values>) {
  const { field, readOnly } = useFormField<Values>(name)
  return (
    <FormControlLabel
      sx={{ ...spanned(span), mr: 0, ml: -0.75, minHeight: 36 }}
      control={
        <Checkbox
          size="small"
          name={name}
          checked={field.value === true}
          onChange={(_, checked) => field.onChange(checked)}
          onBlur={field.onBlur}
          disabled={readOnly}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  )
}
