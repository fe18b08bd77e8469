import MenuItem from '@mui/material/MenuItem'
import { sections } from '#domain/quoteItem'
import { BareInput } from '../../../../components/editing/fields/BareInput.tsx'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'

const { max } = sections.printing.fields.inkCoverages
const counts = Array.from({ length: max }, (_, index) => index + 1)

/** How many colours the front has, chosen and not typed: a number on the way to another one would take inks away. */
export function NumberOfColours() {
  const { field, about, error, readOnly, required } = useSectionField('printing.numberOfColors')
  if (readOnly) return <SectionField path="printing.numberOfColors" />
  return (
    <BareInput
      select
      name={field.name}
      label={about.label}
      value={field.value ?? ''}
      onChange={({ target: { value } }) => field.onChange(value === '' ? null : Number(value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      readOnly={false}
      required={required}
      slotProps={{ select: { displayEmpty: true, MenuProps: { slotProps: { list: { dense: true } } } } }}
    >
      <MenuItem value="">—</MenuItem>
      {counts.map(count => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </BareInput>
  )
}
