import ArrowDownward from '@mui/icons-material/KeyboardArrowDown'
import ArrowUpward from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { Link, useNavigate } from 'react-router-dom'
import type { TabKey } from '#domain/validation'
import { readListOrder } from '../../worklists/listOrder.ts'
import { itemPath } from '../tabs.ts'

interface ListPagerProps {
  readonly itemId: number
  readonly tab: TabKey
}

/** The way to the previous and the next item of the worklist that the item was opened from. */
export function ListPager({ itemId, tab }: ListPagerProps) {
  const navigate = useNavigate()
  const order = useMemo(readListOrder, [])
  const rows = order?.rows ?? []
  const place = rows.findIndex(({ id }) => id === itemId)
  const before = place < 0 ? undefined : rows[place - 1]
  const after = place < 0 ? undefined : rows[place + 1]
  const goTo = (row: typeof before) => {
    if (row !== undefined) void navigate(itemPath(row.id, tab))
  }
  useHotkeys('bracketleft', () => goTo(before), [before, tab])
  useHotkeys('bracketright', () => goTo(after), [after, tab])
  if (order === null || place < 0 || rows.length < 2) return null

  const step = (to: typeof before, label: string, hint: string, Icon: typeof ArrowUpward) =>
    to === undefined ? (
      <IconButton size="small" disabled aria-label={label}>
        <Icon fontSize="small" />
      </IconButton>
    ) : (
      <IconButton
        size="small"
        component={Link}
        to={itemPath(to.id, tab)}
        aria-label={`${label}: ${to.reference}`}
        aria-keyshortcuts={hint}
        title={`${to.reference} (${hint})`}
      >
        <Icon fontSize="small" />
      </IconButton>
    )
  return (
    <Box
      component="nav"
      aria-label={`Worklist ${order.title}`}
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      {step(before, 'Previous in the worklist', '[', ArrowUpward)}
      <Typography variant="body2" color="textSecondary" noWrap title={order.title}>
        {place + 1} of {rows.length} in the list
      </Typography>
      {step(after, 'Next in the worklist', ']', ArrowDownward)}
    </Box>
  )
}
