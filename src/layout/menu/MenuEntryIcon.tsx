import ListItemIcon from '@mui/material/ListItemIcon'
import type { ComponentType } from 'react'
import { useDrawer } from './useDrawer.ts'

/** The icon of a menu entry, centred above its label while the drawer is mini. */
export function MenuEntryIcon({ of: Icon }: { readonly of: ComponentType<{ fontSize?: 'small' }> }) {
  const { mini } = useDrawer()
  return (
    <ListItemIcon sx={{ color: 'inherit', ...(mini ? { minWidth: 0 } : {}) }}>
      <Icon fontSize="small" />
    </ListItemIcon>
  )
}
