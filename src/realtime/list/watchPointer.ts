import type { Held } from './meetPages.ts'

/** Follows the pointer over the rows of a table (elements with `data-row`). */
export interface PointerWatch {
  /** The row that must not move now: under the pointer, or with a menu or dialog of its own open. */
  held(): Held | null
  stop(): void
}

const rowAt = (region: HTMLElement | null, target: EventTarget | null): HTMLElement | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return row?.isConnected && region?.contains(row) === true ? row : null
}

const isAsking = () => document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null

/** Watches the rows in `region`; `onMove` is called whenever the pointer went somewhere. */
export function watchPointer(region: () => HTMLElement | null, onMove: () => void): PointerWatch {
  let target: EventTarget | null = null
  let last: number | null = null

  const remember = (at: EventTarget | null) => {
    const row = rowAt(region(), at)
    if (row !== null) last = Number(row.dataset.row)
  }
  const onPointer = (event: PointerEvent) => {
    // A finger that has been lifted points at nothing.
    target = event.pointerType === 'touch' ? null : event.target
    if (!isAsking()) remember(event.target)
    onMove()
  }
  const onLeave = () => {
    target = null
    onMove()
  }
  const onFocus = ({ target: focused }: FocusEvent) => {
    if (!isAsking()) remember(focused)
  }

  document.addEventListener('pointerover', onPointer)
  document.addEventListener('pointermove', onPointer)
  document.documentElement.addEventListener('pointerleave', onLeave)
  document.addEventListener('focusin', onFocus)
  return {
    held: () => {
      if (isAsking()) return last === null ? null : { id: last, asItIs: true }
      const row = rowAt(region(), target)
      if (row === null) return null
      return {
        id: Number(row.dataset.row),
        asItIs: target instanceof Element && target.closest('button') !== null,
      }
    },
    stop: () => {
      document.removeEventListener('pointerover', onPointer)
      document.removeEventListener('pointermove', onPointer)
      document.documentElement.removeEventListener('pointerleave', onLeave)
      document.removeEventListener('focusin', onFocus)
    },
  }
}
