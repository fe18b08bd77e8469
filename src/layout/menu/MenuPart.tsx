import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { type MouseEvent, useId } from 'react'
import { useStore } from 'react-admin'
import type { LinkEntry } from './entries.ts'
import { entryClass } from './entryClass.ts'
import { MenuLink } from './MenuLink.tsx'
import { useDrawer } from './useDrawer.ts'

interface MenuPartProps {
  readonly groupId: string
  readonly label: string
  readonly entries: readonly LinkEntry[]
}

/** A part of a menu group, under a heading of its own. Whether it is open is a setting. */
export function MenuPart({ groupId, label, entries }: MenuPartProps) {
  const drawer = useDrawer()
  const [expanded, setExpanded] = useStore(`menu.${groupId}.${label}.expanded`, true)
  const listId = useId()
  const onClick = (event: MouseEvent) => {
    // A click on an entry closes what opened beside the mini drawer; one on a heading does not.
    event.stopPropagation()
    setExpanded(!expanded)
  }
  return (
    <li className="entry group">
      <ListItemButton
        onClick={onClick}
        aria-expanded={expanded}
        aria-controls={listId}
        className={entryClass(drawer, true)}
      >
        <span className="label part">{label}</span>
        {expanded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </ListItemButton>
      <Collapse in={expanded} unmountOnExit>
        <List dense disablePadding id={listId} aria-label={label}>
          {entries.map(entry => (
            <MenuLink key={entry.id} entry={entry} nested />
          ))}
        </List>
      </Collapse>
    </li>
  )
}
