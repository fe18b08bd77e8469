import TextField, { type TextFieldProps } from '@mui/material/TextField'

interface BareInputProps extends Omit<TextFieldProps, 'error' | 'variant'> {
  /** What is wrong with the value, said under it. */
  readonly error: string | undefined
  readonly readOnly: boolean
}

/** The look of every input: small, its label above, its error below, and plainly different when read-only. */
export function BareInput({ error, readOnly, helperText, slotProps, ...props }: BareInputProps) {
  return (
    <TextField
      {...props}
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
        input: {
          readOnly,
          ...slotProps?.input,
          ...(readOnly ? { sx: { bgcolor: 'action.hover' } } : {}),
        },
      }}
    />
  )
}
