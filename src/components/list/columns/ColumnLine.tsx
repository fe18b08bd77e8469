import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'

interface ColumnLineProps {
  readonly label: string
  readonly shown: boolean
  readonly onToggle: () => void
  /** undefined at the ends. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  /** What can be done besides with a column of this list. */
  readonly children?: ReactNode
}

/** A column of a list, to be shown or not, and to be moved. */
export function ColumnLine({ label, shown, onToggle, onUp, onDown, children }: ColumnLineProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        label={label}
        sx={{ flexGrow: 1, ml: 0, '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
        control={<Checkbox size="small" checked={shown} onChange={onToggle} sx={{ p: 0.5, mr: 0.5 }} />}
      />
      {children}
      <IconButton aria-label={`Move ${label} up`} disabled={onUp === undefined} onClick={onUp}>
        <ArrowUpwardIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <IconButton aria-label={`Move ${label} down`} disabled={onDown === undefined} onClick={onDown}>
        <ArrowDownwardIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  )
}
