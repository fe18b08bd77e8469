import ListItemButton from '@mui/material/ListItemButton'
import type { ReactNode } from 'react'
import { EntryLabel } from './EntryLabel.tsx'
import { entryClass } from './entryClass.ts'
import { useDrawer } from './useDrawer.ts'

interface MenuButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A menu entry that does something instead of leading somewhere. */
export function MenuButton({ label, icon, disabled = false, onClick }: MenuButtonProps) {
  const drawer = useDrawer()
  return (
    <li className="entry">
      <ListItemButton component="button" disabled={disabled} onClick={onClick} className={entryClass(drawer)}>
        {icon}
        <EntryLabel text={label} />
      </ListItemButton>
    </li>
  )
}
