import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useStoreContext } from 'react-admin'

/** What the Store keeps under each of the keys, in their order; the same array until one of them changes. */
export function useStoredValues(keys: readonly string[]): readonly unknown[] {
  const store = useStoreContext()
  const last = useRef<readonly unknown[]>([])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = keys.map(key => store.subscribe(key, onChange))
      return () => {
        for (const end of ends) end()
      }
    },
    [store, keys],
  )
  const read = useCallback(() => {
    const next = keys.map(key => store.getItem<unknown>(key))
    const { current } = last
    const isSame = current.length === next.length && next.every((value, place) => value === current[place])
    if (!isSame) last.current = next
    return last.current
  }, [store, keys])
  return useSyncExternalStore(subscribe, read)
}
