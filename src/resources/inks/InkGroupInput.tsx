import MenuItem from '@mui/material/MenuItem'
import type { InkInput } from '#contract/inks'
import { BareInput } from '../../components/editing/fields/BareInput.tsx'
import { useFormField } from '../../components/editing/fields/useFormField.ts'
import { useInkGroupChoices } from './choices.ts'

/** The group of an ink, kept by its id. */
export function InkGroupInput() {
  const { field, error, readOnly, required } = useFormField<InkInput>('groupId')
  const choices = useInkGroupChoices()
  const value = Number(field.value) > 0 ? String(field.value) : ''
  const isKnown = value === '' || choices.some(({ code }) => code === value)
  return (
    <BareInput
      select
      name="groupId"
      label="Group"
      value={value}
      onChange={event => field.onChange(Number(event.target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      readOnly={readOnly}
      required={required}
    >
      {isKnown ? null : <MenuItem value={value}>…</MenuItem>}
      {choices.map(({ code, description }) => (
        <MenuItem key={code} value={code}>
          {description}
        </MenuItem>
      ))}
    </BareInput>
  )
}
