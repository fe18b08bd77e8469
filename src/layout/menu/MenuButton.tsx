import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import type { ReactNode } from 'react'
import { entryStyle } from './entryStyle.ts'
import { MiniLabel } from './MiniLabel.tsx'
import { useDrawer } from './useDrawer.ts'

interface MenuButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A menu entry that does something instead of leading somewhere. */
export function MenuButton({ label, icon, disabled = false, onClick }: MenuButtonProps) {
  const { mini } = useDrawer()
  return (
    <ListItem disablePadding>
      <ListItemButton component="button" disabled={disabled} onClick={onClick} sx={entryStyle({ mini })}>
        {icon}
        {mini ? <MiniLabel text={label} /> : <ListItemText primary={label} />}
      </ListItemButton>
    </ListItem>
  )
}
