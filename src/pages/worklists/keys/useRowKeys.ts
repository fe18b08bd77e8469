import { type RefObject, useEffect, useRef } from 'react'
import { entryUnder } from '#domain/tables'
import { rowHeight } from '../table/rowHeight.ts'

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

/** Rows of the page, those of a long one too that are not made because they are out of sight. */
const countOf = (region: HTMLElement): number =>
  Number(region.querySelector('table')?.getAttribute('aria-rowcount') ?? 1) - 1

const rowAt = (region: HTMLElement, index: number): HTMLElement | null =>
  region.querySelector<HTMLElement>(`tbody tr[data-index="${index}"]`)

/** Buttons that a key presses: those of the bar while rows are selected, else those of the focused row. */
const buttonOf = (key: string, row: Element | null): HTMLElement | null => {
  const bar = document.querySelector('[data-selection-bar]')
  return (bar ?? row)?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? null
}

/**
 * Moves the focus between the rows, and from the search to the first, and lets keys press the rows' own buttons; see the
 * keys dialog.
 */
export function useRowKeys(keys: RowKeys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })

  useEffect(() => {
    const focus = (row: HTMLElement) => {
      row.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'nearest' })
    }

    let isMade: MutationObserver | undefined
    /** The row on its way: keys pressed meanwhile go on from there. */
    let onItsWay: { readonly from: Element | null; readonly index: number } | null = null
    /** Goes to a row of the page; one that is out of sight is brought into sight and made first. */
    const reach = (region: HTMLElement, index: number) => {
      isMade?.disconnect()
      onItsWay = null
      const row = rowAt(region, index)
      if (row !== null) return focus(row)
      onItsWay = { from: document.activeElement, index }
      isMade = new MutationObserver((_, observer) => {
        const made = rowAt(region, index)
        if (made === null) return
        observer.disconnect()
        onItsWay = null
        focus(made)
      })
      isMade.observe(region, { childList: true, subtree: true })
      region.scrollTop = index * rowHeight
    }

    const move = (row: HTMLElement | null, by: number) => {
      const region = now.current.region.current
      if (region === null) return
      const last = countOf(region) - 1
      const going = onItsWay?.from === document.activeElement ? onItsWay?.index : undefined
      const at = going ?? (row === null ? undefined : Number(row.dataset.index))
      const to = at === undefined ? (by > 0 ? 0 : last) : at + by
      if (last >= 0) reach(region, Math.max(0, Math.min(last, to)))
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
      if (!(target instanceof Element) || isElsewhere(target)) return
      // From the search on to what it found.
      const isSearched = target === now.current.search.current && key === 'ArrowDown'
      if (isTyping(target) && !isSearched) return
      const row = target.closest<HTMLElement>('tr[data-row]')
      const does: Record<string, () => void> = {
        '/': () => {
          now.current.search.current?.focus()
          // What is typed next takes the place of what stands there.
          now.current.search.current?.select()
        },
        '?': () => now.current.onHelp(),
        ArrowDown: () => move(row, 1),
        ArrowUp: () => move(row, -1),
        Home: () => move(row, Number.NEGATIVE_INFINITY),
        End: () => move(row, Number.POSITIVE_INFINITY),
        Escape: leave,
        ...(row === null ? {} : ofRow(row, target)),
      }
      const act = entryUnder(does, key)
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
    return () => {
      isMade?.disconnect()
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
