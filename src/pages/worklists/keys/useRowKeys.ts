import { type RefObject, useEffect, useRef } from 'react'

interface RowKeys {
  readonly region: RefObject<HTMLElement | null>
  readonly search: RefObject<HTMLInputElement | null>
  readonly onHelp: () => void
  /** A key asked for a button that is refused; `reason` says why. */
  readonly onRefused: (reason: string) => void
  readonly onOpen: (id: number) => void
  readonly onToggle?: ((id: number) => void) | undefined
  readonly onClear: () => void
  /** The side panel: which row it shows, and how it is opened and closed. */
  readonly preview?: {
    readonly id: number | undefined
    readonly open: (id: number) => void
    readonly close: () => void
  }
}

const isTyping = (target: Element): boolean =>
  target.closest(
    'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]',
  ) !== null

/** Keys are the page's own: in a dialog, a menu or the drawer they mean something else. */
const isElsewhere = (target: Element): boolean =>
  target.closest('[role="dialog"], [role="menu"], [role="listbox"], nav, aside') !== null

const rowsOf = (region: HTMLElement | null): HTMLElement[] =>
  region === null ? [] : [...region.querySelectorAll<HTMLElement>('tbody tr[data-row]')]

/** Buttons that a key presses: those of the bar while rows are selected, else those of the focused row. */
const buttonOf = (key: string, row: Element | null): HTMLElement | null => {
  const bar = document.querySelector('[data-selection-bar]')
  return (bar ?? row)?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? null
}

/** Moves the focus between the rows and lets keys press the rows' own buttons; see the keys dialog. */
export function useRowKeys(keys: RowKeys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })

  useEffect(() => {
    const focus = (row: HTMLElement | undefined) => {
      row?.focus({ preventScroll: true })
      row?.scrollIntoView({ block: 'nearest' })
    }

    const move = (row: HTMLElement | null, by: number) => {
      const rows = rowsOf(now.current.region.current)
      const at = row === null ? -1 : rows.indexOf(row)
      const to = at === -1 ? (by > 0 ? 0 : rows.length - 1) : at + by
      focus(rows[Math.max(0, Math.min(rows.length - 1, to))])
    }

    const open = (row: HTMLElement) => {
      const id = Number(row.dataset.row)
      const { preview, onOpen } = now.current
      if (preview === undefined || preview.id === id) onOpen(id)
      else preview.open(id)
    }

    const leave = () => {
      const { preview, onClear } = now.current
      if (preview?.id === undefined) onClear()
      else preview.close()
    }

    const ofRow = (row: HTMLElement, target: Element): Record<string, () => void> => ({
      // Enter and Space on a link or a button of the row are theirs.
      ...(target === row
        ? { Enter: () => open(row), ' ': () => now.current.onToggle?.(Number(row.dataset.row)) }
        : {}),
      o: () => now.current.onOpen(Number(row.dataset.row)),
    })

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const { target, key } = event
      if (!(target instanceof Element) || isTyping(target) || isElsewhere(target)) return
      const row = target.closest<HTMLElement>('tr[data-row]')
      const does: Record<string, () => void> = {
        '/': () => now.current.search.current?.focus(),
        '?': () => now.current.onHelp(),
        ArrowDown: () => move(row, 1),
        ArrowUp: () => move(row, -1),
        Home: () => move(row, Number.NEGATIVE_INFINITY),
        End: () => move(row, Number.POSITIVE_INFINITY),
        Escape: leave,
        ...(row === null ? {} : ofRow(row, target)),
      }
      const act = Object.hasOwn(does, key) ? does[key] : undefined
      if (act !== undefined) {
        event.preventDefault()
        act()
        return
      }
      const button = /^[a-z]$/.test(key) ? buttonOf(key, row) : null
      if (button === null) return
      event.preventDefault()
      const reason = button.dataset.refusal
      if (reason === undefined) button.click()
      else now.current.onRefused(reason)
    }

    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
