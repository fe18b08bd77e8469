import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useEffect, useState } from 'react'
import type { SimilarCriteria } from '#contract/lgx'
import { readCriteria, typedOf } from './readCriteria.ts'

type Name = keyof SimilarCriteria

interface CriteriaFormProps {
  readonly criteria: SimilarCriteria
  readonly isSearching: boolean
  readonly onSearch: (criteria: SimilarCriteria) => void
  /** null: they are the item's. */
  readonly onReset: (() => void) | null
}

const sides = [
  ['length', 'L', 'lengthVariance'],
  ['width', 'W', 'widthVariance'],
  ['depth', 'D', 'depthVariance'],
] as const

const others: readonly (readonly [Name, string, number])[] = [
  ['boardGrade', 'Board Grade', 104],
  ['cartonStyle', 'Style', 72],
  ['sheetSqm', 'Sheet m²', 80],
  ['cartonSqm', 'Carton m²', 84],
  ['colorNo', 'Colours', 70],
  ['passNo', 'Passes', 68],
  ['forme', 'Forme', 88],
  ['deliveryRegion', 'Delivery Region', 120],
  ['costCentreCode', 'Cost Centre', 92],
  ['plantCode', 'Plant', 72],
  ['customerCodes', 'Customers', 150],
]

/** What is searched by, with how far each side may be off; what is left empty is not compared. */
export function CriteriaForm({ criteria, isSearching, onSearch, onReset }: CriteriaFormProps) {
  const [typed, setTyped] = useState(() => typedOf(criteria))
  // They stay in their fields, with the focus, when they are searched by.
  useEffect(() => setTyped(typedOf(criteria)), [criteria])
  const { criteria: read, errors } = readCriteria(typed)
  const isBroken = Object.keys(errors).length > 0
  const set = (name: Name) => (value: string) => setTyped({ ...typed, [name]: value })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBroken) onSearch(read)
  }
  const field = (name: Name, label: string, width: number) => (
    <TextField
      key={name}
      label={label}
      margin="none"
      size="small"
      value={typed[name]}
      onChange={({ target }) => set(name)(target.value)}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      sx={{ width }}
    />
  )
  return (
    <Box
      component="form"
      noValidate
      aria-label="Search for similar products"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, px: 1.5, pt: 1.25, pb: 1 }}
    >
      {sides.map(([name, label, variance]) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.25, alignItems: 'center' }}>
          {field(name, label, 68)}
          <span aria-hidden>±</span>
          {field(variance, `± ${label}`, 60)}
        </Box>
      ))}
      {others.map(([name, label, width]) => field(name, label, width))}
      <TextField
        select
        label="Preprint"
        margin="none"
        size="small"
        value={typed.preprint}
        onChange={({ target }) => set('preprint')(target.value)}
        sx={{ width: 84 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">Any</MenuItem>
        <MenuItem value="yes">Yes</MenuItem>
        <MenuItem value="no">No</MenuItem>
      </TextField>
      <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
        {onReset === null ? null : (
          <Button size="small" color="inherit" onClick={onReset}>
            As the item
          </Button>
        )}
        <Button size="small" type="submit" variant="contained" disabled={isBroken} loading={isSearching}>
          Search
        </Button>
      </Box>
    </Box>
  )
}
