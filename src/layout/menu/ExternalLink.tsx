import ListItemButton from '@mui/material/ListItemButton'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../visuallyHidden.ts'
import { EntryLabel } from './EntryLabel.tsx'
import { entryClass } from './entryClass.ts'
import { useDrawer } from './useDrawer.ts'

interface ExternalLinkProps {
  readonly label: string
  readonly href: string
  readonly icon: ReactNode
}

/** A menu entry that opens another application in a window of its own. */
export function ExternalLink({ label, href, icon }: ExternalLinkProps) {
  const drawer = useDrawer()
  return (
    <li className="entry">
      <ListItemButton
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={entryClass(drawer)}
      >
        {icon}
        <EntryLabel text={label} />
        <span style={visuallyHidden}> (opens in a new window)</span>
      </ListItemButton>
    </li>
  )
}
