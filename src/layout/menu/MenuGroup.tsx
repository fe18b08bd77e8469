import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import Popover from '@mui/material/Popover'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { useStore } from 'react-admin'
import { EntryLabel } from './EntryLabel.tsx'
import type { MenuEntry } from './entries.ts'
import { entriesStyle } from './entriesStyle.ts'
import { entryClass } from './entryClass.ts'
import { MenuLink } from './MenuLink.tsx'
import { MenuPart } from './MenuPart.tsx'
import { partsOf } from './partsOf.ts'
import { useDrawer } from './useDrawer.ts'

interface MenuGroupProps {
  readonly group: Extract<MenuEntry, { kind: 'group' }>
  readonly icon: ReactNode
}

/** An expandable menu entry; in the mini drawer its entries open beside it. Whether it is open is a setting. */
export function MenuGroup({ group, icon }: MenuGroupProps) {
  const drawer = useDrawer()
  const { mini } = drawer
  const [expanded, setExpanded] = useStore(`menu.${group.id}.expanded`, true)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const listId = useId()
  const entries = (
    <List dense disablePadding id={listId} aria-label={group.label} onClick={() => setAnchor(null)}>
      {partsOf(group.entries).map(([part, links]) =>
        part === undefined ? (
          links.map(entry => <MenuLink key={entry.id} entry={entry} nested />)
        ) : (
          <MenuPart key={part} groupId={group.id} label={part} entries={links} />
        ),
      )}
    </List>
  )

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (mini) setAnchor(event.currentTarget)
    else setExpanded(!expanded)
  }

  return (
    <li className="entry group">
      <ListItemButton
        onClick={onClick}
        aria-expanded={mini ? anchor !== null : expanded}
        aria-controls={listId}
        className={entryClass(drawer)}
      >
        {icon}
        <EntryLabel text={group.label} />
        {mini ? null : expanded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </ListItemButton>
      {mini ? (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { sx: { ...entriesStyle, minWidth: 200, p: 0.5 } } }}
        >
          {entries}
        </Popover>
      ) : (
        <Collapse in={expanded} unmountOnExit>
          {entries}
        </Collapse>
      )}
    </li>
  )
}
