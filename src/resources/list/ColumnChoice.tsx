import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import { useStore } from 'react-admin'
import { columnOrder, moveColumn } from './columnOrder.ts'
import type { ListColumn } from './listColumn.ts'

interface ColumnChoiceProps<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly storeKey: string
  readonly fixed: number
}

const none: readonly string[] = []

const namesOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter(name => typeof name === 'string') : []

/** The columns in their order, each to be shown or not, and to be moved. */
export function ColumnChoice<Row>({ columns, storeKey, fixed }: ColumnChoiceProps<Row>) {
  const [storedHidden, setHidden] = useStore<readonly string[] | undefined>(storeKey, none)
  const [storedOrder, setOrder] = useStore<number[] | undefined>(`${storeKey}_columnRanks`)
  const hidden = namesOf(storedHidden)
  const order = columnOrder(storedOrder, fixed + columns.length)

  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter(name => name !== source) : [...hidden, source])

  return (
    <>
      <Box
        component="ul"
        sx={{ m: 0, p: 1, maxHeight: 'min(480px, 60dvh)', overflow: 'auto', listStyle: 'none' }}
      >
        {order.map((place, index) => {
          const column = columns[place - fixed]
          if (column === undefined) return null
          const { source, label } = column
          return (
            <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                label={label}
                sx={{ flexGrow: 1, ml: 0, '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
                control={
                  <Checkbox
                    size="small"
                    checked={!hidden.includes(source)}
                    onChange={() => toggle(source)}
                    sx={{ p: 0.5, mr: 0.5 }}
                  />
                }
              />
              <IconButton
                aria-label={`Move ${label} up`}
                disabled={index === fixed}
                onClick={() => setOrder(moveColumn(order, index, -1, fixed))}
              >
                <ArrowUpwardIcon sx={{ fontSize: 16 }} />
              </IconButton>
              <IconButton
                aria-label={`Move ${label} down`}
                disabled={index === order.length - 1}
                onClick={() => setOrder(moveColumn(order, index, 1, fixed))}
              >
                <ArrowDownwardIcon sx={{ fontSize: 16 }} />
              </IconButton>
            </Box>
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button
          onClick={() => {
            setHidden(undefined)
            setOrder(undefined)
          }}
        >
          Reset
        </Button>
      </Box>
    </>
  )
}
