import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import {
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
} from 'react-hook-form'

interface LinesInputProps<Values extends FieldValues> {
  readonly name: ArrayPath<Values>
  /** What sentences call one line: `cost centre`. */
  readonly one: string
  readonly empty: FieldArray<Values, ArrayPath<Values>>
  /** Widths of the inputs of a line, as a grid has its columns. */
  readonly columns: string
  /** The inputs of the line at a place, from 0. */
  readonly children: (place: number) => ReactNode
}

/** A list inside of a form, a line each: lines are added below and taken away one by one. */
export function LinesInput<Values extends FieldValues>({
  name,
  one,
  empty,
  columns,
  children,
}: LinesInputProps<Values>) {
  const { fields, append, remove } = useFieldArray<Values>({ name })
  const { errors } = useFormState<Values>()
  const own = get(errors, name) as { message?: string; root?: { message?: string } } | undefined
  const message = own?.root?.message ?? own?.message
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
      {fields.map(({ id }, place) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: columns, flexGrow: 1 }}>
            {children(place)}
          </Box>
          <IconButton size="small" aria-label={`Remove ${one} ${place + 1}`} onClick={() => remove(place)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {message === undefined ? null : <FormHelperText error>{message}</FormHelperText>}
      <Box>
        <Button size="small" startIcon={<AddIcon />} onClick={() => append(empty)}>
          Add a {one}
        </Button>
      </Box>
    </Box>
  )
}
