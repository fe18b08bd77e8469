import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import type { InkInput } from '#contract/inks'
import { parseColour } from '#domain/inks'
import { BareInput } from '../../components/editing/fields/BareInput.tsx'
import { useFormField } from '../../components/editing/fields/useFormField.ts'

/** The colour of an ink: typed as six digits, or chosen with the browser's own picker. */
export function ColourInput() {
  const { field, error, readOnly, required } = useFormField<InkInput>('colour')
  const value = String(field.value ?? '')
  const colour = parseColour(value)
  return (
    <BareInput
      name="colour"
      label="Colour"
      value={value}
      placeholder="#RRGGBB"
      onChange={event => field.onChange(event.target.value)}
      onBlur={() => {
        if (colour !== null && colour !== value) field.onChange(colour)
        field.onBlur()
      }}
      inputRef={field.ref}
      error={error}
      readOnly={readOnly}
      required={required}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label="Choose the colour"
                value={colour?.toLowerCase() ?? '#ffffff'}
                disabled={readOnly}
                onChange={event => field.onChange(event.target.value.toUpperCase())}
                sx={{ width: 28, height: 22, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
