import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const nothingFocused = () => document.activeElement === null || document.activeElement === document.body

/** When the focused row leaves the list, the focus goes to the row that takes its place. */
export function useKeptFocus(
  region: RefObject<HTMLElement | null>,
  rows: readonly { readonly id: number }[],
): void {
  const last = useRef<{ id: number; index: number } | null>(null)

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null
      if (row !== null && region.current?.contains(row)) {
        const id = Number(row.dataset.row)
        const index = [...region.current.querySelectorAll('tbody tr[data-row]')].indexOf(row)
        last.current = { id, index }
      } else if (target instanceof Element && target.closest('[role="dialog"]') === null) {
        last.current = null
      }
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [region])

  useLayoutEffect(() => {
    const { current: left } = last
    if (left === null || !nothingFocused() || rows.some(({ id }) => id === left.id)) return
    const elements = region.current?.querySelectorAll<HTMLElement>('tbody tr[data-row]') ?? []
    elements[Math.min(left.index, elements.length - 1)]?.focus({ preventScroll: true })
  }, [region, rows])
}
