import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { config } from '#contract/config'
import { useCall } from '../../dataProvider/index.ts'
import type { GradeFilter } from './gradeFilter.ts'

interface GradeFiltersProps {
  readonly filter: GradeFilter
  readonly onChange: (filter: GradeFilter) => void
}

/** Narrows the grades by words, flute, plies and strength. */
export function GradeFilters({ filter, onChange }: GradeFiltersProps) {
  const { data } = useCall(config.boardGradeFilters, {}, { staleTime: 600_000, meta: { quiet: true } })
  const set = (change: Partial<GradeFilter>) => onChange({ ...filter, ...change })
  const select = (name: 'flute' | 'plies', label: string, choices: readonly (string | number)[]) => (
    <TextField
      select
      label={label}
      value={filter[name]}
      onChange={event => set({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: 110 }}
    >
      <MenuItem value="">Any</MenuItem>
      {choices.map(choice => (
        <MenuItem key={choice} value={String(choice)}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  )
  const bound = (name: 'minStrength' | 'maxStrength', label: string, hint: number | undefined) => (
    <TextField
      label={label}
      value={filter[name]}
      placeholder={hint === undefined ? '' : String(hint)}
      onChange={event => set({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      sx={{ width: 110 }}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <TextField
        label="Search"
        placeholder="Code, paper, variant…"
        autoFocus
        value={filter.search}
        onChange={event => set({ search: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off' } }}
        sx={{ width: 240 }}
      />
      {select('flute', 'Flute', data?.flutes ?? [])}
      {select('plies', 'Plies', data?.plies ?? [])}
      {bound('minStrength', 'Strength From', data?.minStrength)}
      {bound('maxStrength', 'Strength To', data?.maxStrength)}
    </Box>
  )
}
