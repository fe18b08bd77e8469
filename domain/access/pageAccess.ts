import { isAllowed, type Rights } from './isAllowed.ts'
import { type PageAccess, pages } from './pages.ts'

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  )
}

/** The row of the page at `path` (no query, no trailing slash), or undefined when there is no such page. */
export function pageOf(path: string): PageAccess | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  return pages.find(row => matches(row.path, clean))
}

/** Where to send `holder` instead of `path`, or null when the page is theirs to see. Unknown pages are refused. */
export function redirectFrom(path: string, holder: Rights | null): PageAccess['otherwise'] | null {
  const row = pageOf(path)
  if (row === undefined) return '/accessDenied'
  return isAllowed(holder, row.right) ? null : row.otherwise
}
