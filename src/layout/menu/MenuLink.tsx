import ListItemButton from '@mui/material/ListItemButton'
import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { prefetchPage } from '../../pages.ts'
import { Count } from './Count.tsx'
import { EntryLabel } from './EntryLabel.tsx'
import type { LinkEntry } from './entries.ts'
import { entryClass } from './entryClass.ts'
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
export function MenuLink(props: MenuLinkProps) {
  const { entry } = props
  const { pathname, search } = useLocation()
  const [path = '', query = ''] = entry.to.split('?')
  const here = new URLSearchParams(search)
  const isHere =
    pathname === path && [...new URLSearchParams(query)].every(([key, value]) => here.get(key) === value)
  const isBelow = entry.isAlone !== true && pathname.startsWith(`${path}/`)
  return <MarkedLink {...props} isHere={isHere} isBelow={isBelow} />
}

interface MarkedLinkProps extends MenuLinkProps {
  readonly isHere: boolean
  readonly isBelow: boolean
}

/** The entry, drawn anew only when its mark changes: the whole menu hears of every address. */
const MarkedLink = memo(function MarkedLink(props: MarkedLinkProps) {
  const { entry, icon, nested = false, isHere, isBelow } = props
  const drawer = useDrawer()
  const isMarked = isHere || isBelow
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isMarked) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])

  const onClick = (event: MouseEvent) => {
    if (isHere) event.preventDefault()
    drawer.closeTemporary()
  }

  return (
    <li ref={item} className="entry" title={entry.disabled}>
      <ListItemButton
        component={Link}
        to={entry.to}
        disabled={entry.disabled !== undefined}
        selected={isMarked}
        aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}
        onClick={onClick}
        onPointerEnter={() => void prefetchPage(entry.to)}
        onFocus={() => void prefetchPage(entry.to)}
        className={entryClass(drawer, nested)}
      >
        {icon}
        <EntryLabel text={entry.label} nested={nested} />
        <Count value={entry.count} />
      </ListItemButton>
    </li>
  )
})
