import { useCallback, useMemo } from 'react'
import { useStore } from 'react-admin'
import { type ColumnLayout, readLayout } from './columnLayout.ts'

/** The person's arrangement of the columns, kept in their settings; undefined puts the list's own back. */
export function useColumnLayout(key: string) {
  const [stored, store] = useStore<unknown>(key)
  const layout = useMemo(() => readLayout(stored), [stored])
  const setLayout = useCallback((next: ColumnLayout | undefined) => store(next), [store])
  return { layout, setLayout }
}
