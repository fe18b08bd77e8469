import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router-dom'
import type { OfferedOrderAction } from '#domain/manualOrders'
import { useOnceOpen } from '../useOnceOpen.ts'

interface OrderMenuProps {
  readonly anchor: HTMLElement | null
  readonly actions: readonly OfferedOrderAction[]
  /** What ordering for rows without an order is called; left out: it can't be done. */
  readonly create?: string
  /** Another page about the order. */
  readonly elsewhere?: { readonly label: string; readonly to: string; readonly state: object } | null
  readonly onClose: () => void
  readonly onChoose: (action: OfferedOrderAction) => void
  readonly onCreate?: () => void
}

/** Everything that can be done with orders; what can't be says why. */
export function OrderMenu({
  anchor,
  actions,
  create,
  elsewhere = null,
  onClose,
  onChoose,
  onCreate,
}: OrderMenuProps) {
  const isUsed = useOnceOpen(anchor !== null)
  if (!isUsed) return null
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {actions.map(action => (
        <MenuItem
          key={action.code}
          dense
          aria-disabled={!action.allowed}
          onClick={() => {
            if (!action.allowed) return
            onClose()
            onChoose(action)
          }}
          sx={action.allowed ? {} : { color: 'text.disabled', cursor: 'default', maxWidth: 380 }}
        >
          <ListItemText
            primary={action.asks === null ? action.name : `${action.name} …`}
            secondary={action.reason || undefined}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal', fontSize: '0.75rem' } } }}
          />
        </MenuItem>
      ))}
      {create === undefined ? null : (
        <MenuItem
          dense
          onClick={() => {
            onClose()
            onCreate?.()
          }}
        >
          <ListItemText primary={create} />
        </MenuItem>
      )}
      {elsewhere === null ? null : (
        <MenuItem
          dense
          component={Link}
          to={elsewhere.to}
          state={elsewhere.state}
          onClick={onClose}
          sx={{ borderTop: 1, borderColor: 'divider' }}
        >
          <ListItemText primary={elsewhere.label} />
        </MenuItem>
      )}
    </Menu>
  )
}
