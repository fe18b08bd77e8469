import { type RefObject, useEffect, useRef } from 'react'

interface ListKeys {
  readonly region: RefObject<HTMLElement | null>
  readonly search: RefObject<HTMLInputElement | null>
  /** Left out: nothing new is made from this list. */
  readonly onNew?: () => void
}

const isTyping = (target: Element): boolean =>
  target.closest(
    'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]',
  ) !== null

/** Keys are the list's own: in a dialog, a menu or the drawer they mean something else. */
const isElsewhere = (target: Element): boolean =>
  target.closest('[role="dialog"], [role="menu"], [role="listbox"], nav, aside') !== null

const rowsOf = (region: HTMLElement | null): HTMLElement[] =>
  region === null ? [] : [...region.querySelectorAll<HTMLElement>('tbody tr[data-row]')]

/**
 * Keys of a list with a {@link KeyedBody}: arrows move from row to row, and down from the search to the first, Enter does
 * what a click on the row does, `/` goes to the search, `n` makes a new one.
 */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const move = (row: HTMLElement | null, by: 1 | -1) => {
      const rows = rowsOf(latest.current.region.current)
      const at = row === null ? -1 : rows.indexOf(row)
      const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
      next?.focus({ preventScroll: true })
      next?.scrollIntoView({ block: 'nearest' })
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (!(target instanceof Element) || isElsewhere(target)) return
      // From the search on to what it found.
      const isSearching = target === latest.current.search.current && event.key === 'ArrowDown'
      if (isTyping(target) && !isSearching) return
      const row = target.closest<HTMLElement>('tr[data-row]')
      const does: Readonly<Record<string, (() => void) | undefined>> = {
        '/': () => {
          latest.current.search.current?.focus()
          // What is typed next takes the place of what stands there.
          latest.current.search.current?.select()
        },
        ...(latest.current.onNew === undefined ? {} : { n: latest.current.onNew }),
        ArrowDown: () => move(row, 1),
        ArrowUp: () => move(row, -1),
        // Enter on a button or a box of the row is theirs.
        ...(row !== null && target === row ? { Enter: () => row.click() } : {}),
      }
      const act = does[event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
