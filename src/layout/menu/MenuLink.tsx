import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { prefetchPage } from '../../pages.ts'
import { Count } from './Count.tsx'
import type { LinkEntry } from './entries.ts'
import { entryStyle } from './entryStyle.ts'
import { MiniLabel } from './MiniLabel.tsx'
import { useDrawer } from './useDrawer.ts'

interface MenuLinkProps {
  readonly entry: LinkEntry
  readonly icon?: ReactNode
  /** Inside a group. */
  readonly nested?: boolean
}

/**
 * A menu entry that leads to a page. On the page already shown it does nothing; below it, as where the form of a list
 * is open, it is marked and leads back.
 */
export function MenuLink({ entry, icon, nested = false }: MenuLinkProps) {
  const { pathname, search } = useLocation()
  const { mini, closeTemporary } = useDrawer()
  const [path = '', query = ''] = entry.to.split('?')
  const here = new URLSearchParams(search)
  const isHere =
    pathname === path && [...new URLSearchParams(query)].every(([key, value]) => here.get(key) === value)
  const isBelow = entry.isAlone !== true && pathname.startsWith(`${path}/`)
  const isMarked = isHere || isBelow
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isMarked) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])

  const onClick = (event: MouseEvent) => {
    if (isHere) event.preventDefault()
    closeTemporary()
  }

  return (
    <ListItem ref={item} disablePadding title={entry.disabled}>
      <ListItemButton
        component={Link}
        to={entry.to}
        disabled={entry.disabled !== undefined}
        selected={isMarked}
        aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}
        onClick={onClick}
        onPointerEnter={() => void prefetchPage(entry.to)}
        onFocus={() => void prefetchPage(entry.to)}
        sx={entryStyle({ mini, nested })}
      >
        {icon}
        {mini && !nested ? (
          <MiniLabel text={entry.label} />
        ) : (
          <ListItemText primary={entry.label} sx={{ overflowWrap: 'anywhere' }} />
        )}
        <Count value={entry.count} mini={mini && !nested} />
      </ListItemButton>
    </ListItem>
  )
}
