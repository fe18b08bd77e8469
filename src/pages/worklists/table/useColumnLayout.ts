import { useCallback, useMemo } from 'react'
import { useStore } from 'react-admin'
import { type ColumnLayout, readLayout } from './columnLayout.ts'

/** The person's arrangement of the columns, kept in their settings; undefined puts the list's own, `first`, back. */
export function useColumnLayout(key: string, first: ColumnLayout) {
  const [stored, store] = useStore<unknown>(key)
  const layout = useMemo(() => readLayout(stored, first), [stored, first])
  // What the list shows by itself is not kept: another list of the same setting may show something else.
  const setLayout = useCallback(
    (next: ColumnLayout | undefined) => store(next === first ? undefined : next),
    [store, first],
  )
  return { layout, setLayout }
}
