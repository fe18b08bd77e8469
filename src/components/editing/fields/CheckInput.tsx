import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type InputProps, spanned } from './inputProps.ts'
import { useFormField } from './useFormField.ts'

/** A yes or no of a form. */
export function CheckInput<Values extends FieldValues>({
  name,
  label,
  span,
  helperText,
  isCell = false,
}: InputProps<Values>) {
  const { field, error, readOnly } = useFormField<Values>(name)
  const errorId = useId()
  const isWrong = error !== undefined
  return (
    <FormControl
      {...(span === 'row' ? { className: 'check-line' } : {})}
      margin="none"
      error={isWrong}
      sx={{ ...spanned(span), ml: -0.75 }}
    >
      <FormControlLabel
        sx={{ mr: 0, ml: 0, minHeight: 36 }}
        control={
          <Checkbox
            size="small"
            name={name}
            checked={field.value === true}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            disabled={readOnly}
            slotProps={{
              input: {
                ref: field.ref,
                ...(isCell ? { 'aria-label': label } : {}),
                ...(isWrong ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}),
              },
            }}
          />
        }
        label={isCell ? '' : label}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {isWrong ? <FormHelperText id={errorId}>{error}</FormHelperText> : null}
      {isWrong || helperText === undefined ? null : <FormHelperText>{helperText}</FormHelperText>}
    </FormControl>
  )
}
