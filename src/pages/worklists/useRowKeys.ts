import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

interface RowKeys {
  readonly region: RefObject<HTMLElement | null>
  readonly search: RefObject<HTMLInputElement | null>
  readonly onHelp: () => void
  /** A key asked for a button that is refused; `reason` says why. */
  readonly onRefused: (reason: string) => void
}

const isTyping = (target: Element): boolean =>
  target.closest('input, textarea, select, [contenteditable="true"], [role="combobox"]') !== null

/** Keys are the page's own: in a dialog, a menu or the drawer they mean something else. */
const isElsewhere = (target: Element): boolean =>
  target.closest('[role="dialog"], [role="menu"], [role="listbox"], nav, aside') !== null

const rowsOf = (region: HTMLElement | null): HTMLElement[] =>
  region === null ? [] : [...region.querySelectorAll<HTMLElement>('tbody tr[data-row]')]

/** Moves the focus between the rows and lets keys press the focused row's own buttons; see the keys dialog. */
export function useRowKeys({ region, search, onHelp, onRefused }: RowKeys): void {
  const navigate = useNavigate()

  useEffect(() => {
    const move = (row: HTMLElement | null, by: 1 | -1) => {
      const rows = rowsOf(region.current)
      const at = row === null ? -1 : rows.indexOf(row)
      const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
      next?.focus({ preventScroll: true })
      next?.scrollIntoView({ block: 'nearest' })
    }

    const press = (row: Element, key: string) => {
      const button = row.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
      const reason = button?.dataset.refusal
      if (reason === undefined) button?.click()
      else onRefused(reason)
    }

    const open = (row: HTMLElement) => {
      if (row.dataset.row !== undefined) navigate(`/qitem/${row.dataset.row}`)
    }

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(event.target instanceof Element) || isTyping(event.target) || isElsewhere(event.target)) return
      const row = event.target.closest<HTMLElement>('tr[data-row]')
      const does = {
        '/': () => search.current?.focus(),
        '?': onHelp,
        ArrowDown: () => move(row, 1),
        ArrowUp: () => move(row, -1),
        ...(row === null
          ? {}
          : {
              // Enter on a link or a button of the row is theirs.
              ...(event.target === row ? { Enter: () => open(row) } : {}),
              a: () => press(row, 'a'),
              r: () => press(row, 'r'),
              h: () => press(row, 'h'),
            }),
      }[event.key]
      if (does === undefined) return
      event.preventDefault()
      does()
    }

    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region, search, onHelp, onRefused, navigate])
}
