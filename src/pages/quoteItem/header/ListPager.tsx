import ArrowDownward from '@mui/icons-material/KeyboardArrowDown'
import ArrowUpward from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useHotkeys } from 'react-hotkeys-hook'
import { Link, useNavigate } from 'react-router-dom'
import type { TabKey } from '#domain/quoteItem'
import { itemPath } from '../tabs.ts'
import { type Neighbour, useListNeighbours } from './useListNeighbours.ts'

interface ListPagerProps {
  readonly itemId: number
  readonly tab: TabKey
}

/** The way to the previous and the next item of the worklist that the item was opened from. */
export function ListPager({ itemId, tab }: ListPagerProps) {
  const navigate = useNavigate()
  const list = useListNeighbours(itemId)
  const { before = null, after = null } = list ?? {}
  const goTo = (to: Neighbour | null) => {
    if (to === null) return
    list?.go(to)
    void navigate(itemPath(to.item.id, tab))
  }
  useHotkeys('bracketleft', () => goTo(before), [before, tab])
  useHotkeys('bracketright', () => goTo(after), [after, tab])
  if (list === null || (before === null && after === null)) return null
  const { order, at } = list
  const { total, isAtLeast } = list.total

  const step = (to: Neighbour | null, label: string, hint: string, Icon: typeof ArrowUpward) =>
    to === null ? (
      <IconButton size="small" disabled aria-label={label}>
        <Icon fontSize="small" />
      </IconButton>
    ) : (
      <IconButton
        size="small"
        component={Link}
        to={itemPath(to.item.id, tab)}
        onClick={() => list.go(to)}
        aria-label={`${label}: ${to.item.reference}`}
        aria-keyshortcuts={hint}
        title={`${to.item.reference} (${hint})`}
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
        {`${at} of ${total}${isAtLeast === true ? '+' : ''} in the list`}
      </Typography>
      {step(after, 'Next in the worklist', ']', ArrowDownward)}
    </Box>
  )
}
