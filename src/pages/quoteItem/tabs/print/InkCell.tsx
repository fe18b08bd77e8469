import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import type { SourceInk } from '#contract/quote'
import { BareInput } from '../../../../components/editing/fields/BareInput.tsx'
import { Swatch } from '../../../../resources/inks/Swatch.tsx'
import type { SectionFieldPath } from '../../fields/fieldPath.ts'
import { useSectionField } from '../../fields/useSectionField.ts'

interface InkCellProps {
  readonly path: SectionFieldPath
  readonly label: string
  /** The inks to choose from; null: not known, and the code is typed. */
  readonly inks: readonly SourceInk[] | null
}

/** The ink of a row with its colour, chosen from those of the plant. */
export function InkCell({ path, label, inks }: InkCellProps) {
  const { field, error, readOnly, required } = useSectionField(path)
  const code = String(field.value ?? '')
  const chosen = inks?.find(ink => ink.code === code)
  if (readOnly) return <InkWords code={code} ink={chosen} />
  const shared = {
    name: field.name,
    label,
    isCell: true,
    value: code,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error,
    readOnly: false,
    required,
    sx: { minWidth: 122 },
  }
  if (inks === null)
    return <BareInput {...shared} onChange={event => field.onChange(event.target.value.toUpperCase())} />
  return (
    <BareInput
      {...shared}
      select
      onChange={event => field.onChange(event.target.value)}
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: () => (code === '' ? '—' : <InkWords code={code} ink={chosen} />),
          MenuProps: { slotProps: { list: { dense: true } } },
        },
      }}
    >
      <MenuItem value="">—</MenuItem>
      {code !== '' && chosen === undefined ? <MenuItem value={code}>{code}</MenuItem> : null}
      {inks.map(ink => (
        <MenuItem key={ink.code} value={ink.code}>
          <InkWords code={ink.code} ink={ink} />
        </MenuItem>
      ))}
    </BareInput>
  )
}

function InkWords({ code, ink }: { readonly code: string; readonly ink: SourceInk | undefined }) {
  return (
    <Box
      component="span"
      title={ink?.name}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, whiteSpace: 'nowrap' }}
    >
      {ink === undefined ? null : <Swatch colour={ink.colour} />}
      {code === '' ? '—' : code}
      {ink === undefined ? null : (
        <Box component="span" sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {ink.name}
        </Box>
      )}
    </Box>
  )
}
