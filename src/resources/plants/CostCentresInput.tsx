import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useController, useFormState } from 'react-hook-form'
import type { PlantInput } from '#contract/plants'

type CostCentres = PlantInput['costCentres']

/** The cost centres of a plant besides its default one, a line each. */
export function CostCentresInput() {
  const { field } = useController<PlantInput, 'costCentres'>({ name: 'costCentres' })
  const { errors } = useFormState<PlantInput>({ name: 'costCentres' })
  const rows: CostCentres = field.value
  const own = errors.costCentres
  const set = (index: number, change: Partial<CostCentres[number]>) =>
    field.onChange(rows.map((row, place) => (place === index ? { ...row, ...change } : row)))
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
      {rows.map((row, index) => {
        const error = own?.[index]?.code?.message
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own until they are typed
          <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <TextField
              size="small"
              margin="none"
              label={`Cost centre ${index + 1}`}
              value={row.code}
              error={error !== undefined}
              helperText={error}
              onChange={event => set(index, { code: event.target.value })}
              onBlur={field.onBlur}
              sx={{ width: 150 }}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              size="small"
              margin="none"
              label="Description"
              value={row.description}
              onChange={event => set(index, { description: event.target.value })}
              onBlur={field.onBlur}
              sx={{ flexGrow: 1 }}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <IconButton
              size="small"
              aria-label={`Remove cost centre ${index + 1}`}
              onClick={() => field.onChange(rows.filter((_, place) => place !== index))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        )
      })}
      {own?.message === undefined ? null : <FormHelperText error>{own.message}</FormHelperText>}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => field.onChange([...rows, { code: '', description: '' }])}
        >
          Add a cost centre
        </Button>
      </Box>
    </Box>
  )
}
