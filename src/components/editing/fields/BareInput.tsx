import TextField, { type TextFieldProps } from '@mui/material/TextField'

interface BareInputProps extends Omit<TextFieldProps, 'error' | 'variant'> {
  /** What is wrong with the value, said under it. */
  readonly error: string | undefined
  readonly readOnly: boolean
  /** It stands in a table, under its column's heading: the label is only spoken. */
  readonly isCell?: boolean | undefined
}

// What can't be edited is text; its frame is there for who goes through the fields by the keyboard.
const asText = { '&:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' } }

/** The look of every input: small, its label above, its error below; read-only it is its words. */
export function BareInput({
  error,
  readOnly,
  isCell = false,
  label,
  helperText,
  slotProps,
  ...props
}: BareInputProps) {
  return (
    <TextField
      {...props}
      {...(isCell ? { hiddenLabel: true } : { label })}
      variant="outlined"
      size="small"
      margin="none"
      fullWidth
      error={error !== undefined && !readOnly}
      helperText={readOnly ? helperText : (error ?? helperText)}
      slotProps={{
        ...slotProps,
        inputLabel: { shrink: true, ...slotProps?.inputLabel },
        formHelperText: { sx: { mx: 0.5, mt: 0.25, lineHeight: 1.3 }, ...slotProps?.formHelperText },
        ...(isCell ? { htmlInput: { ...slotProps?.htmlInput, 'aria-label': String(label) } } : {}),
        input: {
          readOnly,
          ...slotProps?.input,
          ...(readOnly ? { sx: asText } : {}),
        },
      }}
    />
  )
}
