import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { type MouseEvent, useId } from 'react'
import { useStore } from 'react-admin'
import type { LinkEntry } from './entries.ts'
import { entryStyle } from './entryStyle.ts'
import { MenuLink } from './MenuLink.tsx'
import { useDrawer } from './useDrawer.ts'

interface MenuPartProps {
  readonly groupId: string
  readonly label: string
  readonly entries: readonly LinkEntry[]
}

/** A part of a menu group, under a heading of its own. Whether it is open is a setting. */
export function MenuPart({ groupId, label, entries }: MenuPartProps) {
  const { mini } = useDrawer()
  const [expanded, setExpanded] = useStore(`menu.${groupId}.${label}.expanded`, true)
  const listId = useId()
  const onClick = (event: MouseEvent) => {
    // A click on an entry closes what opened beside the mini drawer; one on a heading does not.
    event.stopPropagation()
    setExpanded(!expanded)
  }
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        onClick={onClick}
        aria-expanded={expanded}
        aria-controls={listId}
        sx={entryStyle({ mini, nested: true })}
      >
        <ListItemText
          primary={label}
          slotProps={{ primary: { variant: 'overline', color: 'textSecondary', sx: { lineHeight: 1.5 } } }}
        />
        {expanded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </ListItemButton>
      <Collapse in={expanded} unmountOnExit>
        <List dense disablePadding id={listId} aria-label={label}>
          {entries.map(entry => (
            <MenuLink key={entry.id} entry={entry} nested />
          ))}
        </List>
      </Collapse>
    </ListItem>
  )
}
