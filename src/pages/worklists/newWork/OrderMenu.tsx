import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { OfferedOrderAction } from '#domain/manualOrders'

interface OrderMenuProps {
  readonly anchor: HTMLElement | null
  readonly actions: readonly OfferedOrderAction[]
  readonly onClose: () => void
  readonly onChoose: (action: OfferedOrderAction) => void
}

/** Everything that can be done with an order; what can't be says why. */
export function OrderMenu({ anchor, actions, onClose, onChoose }: OrderMenuProps) {
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
    </Menu>
  )
}
