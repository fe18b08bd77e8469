import { useStore } from 'react-admin'

/**
 * The Store key under which the table keeps its hidden columns. A setting under `key` that is no list, written by
 * something else, is left alone, and the table starts from its defaults.
 */
export function useColumnsKey(key: string): string {
  const [stored] = useStore<unknown>(key)
  return stored === undefined || Array.isArray(stored) ? key : `${key}.own`
}
