import ListItemIcon from '@mui/material/ListItemIcon'
import type { ComponentType } from 'react'

/** The icon of a menu entry. */
export function MenuEntryIcon({ of: Icon }: { readonly of: ComponentType<{ fontSize?: 'small' }> }) {
  return (
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
  )
}
