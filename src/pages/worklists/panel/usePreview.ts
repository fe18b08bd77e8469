import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { WorklistRecord } from '../worklistKind.ts'

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null

/** Which row the side panel shows. While it is open it follows the focus; closing gives the focus back to the row. */
export function usePreview<Row extends WorklistRecord>(
  rows: readonly Row[],
  region: RefObject<HTMLElement | null>,
) {
  const [id, setId] = useState<number>()
  const [last, setLast] = useState<Row>()
  const isOpen = id !== undefined
  const shown = rows.find(row => row.id === id)
  // A row that left the list by an action stays in the panel until another is looked at.
  if (shown !== undefined && shown !== last) setLast(shown)

  useEffect(() => {
    if (!isOpen) return
    const follow = ({ target }: FocusEvent) => {
      const row = rowOf(target)
      if (row !== null && region.current?.contains(row)) setId(Number(row.dataset.row))
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [isOpen, region])

  const open = useCallback((next: number) => setId(next), [])
  const close = useCallback(() => {
    setId(now => {
      region.current?.querySelector<HTMLElement>(`[data-row="${now}"]`)?.focus({ preventScroll: true })
      return undefined
    })
  }, [region])

  const previewed = isOpen ? (shown ?? (last?.id === id ? last : undefined)) : undefined
  return { previewed, open, close }
}
