import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../visuallyHidden.ts'
import { entryStyle } from './entryStyle.ts'
import { MiniLabel } from './MiniLabel.tsx'
import { useDrawer } from './useDrawer.ts'

interface ExternalLinkProps {
  readonly label: string
  readonly href: string
  readonly icon: ReactNode
}

/** A menu entry that opens another application in a window of its own. */
export function ExternalLink({ label, href, icon }: ExternalLinkProps) {
  const { mini } = useDrawer()
  return (
    <ListItem disablePadding>
      <ListItemButton
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        sx={entryStyle({ mini })}
      >
        {icon}
        {mini ? <MiniLabel text={label} /> : <ListItemText primary={label} />}
        <span style={visuallyHidden}> (opens in a new window)</span>
      </ListItemButton>
    </ListItem>
  )
}
