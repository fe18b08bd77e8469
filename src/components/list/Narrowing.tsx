import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { useListContext } from 'react-admin'

type Filters = Readonly<Record<string, unknown>>

const AskedContext = createContext<RefObject<Filters> | null>(null)

/** Around a list whose filters can change faster than it is drawn. */
export function Narrowing({ children }: { readonly children: ReactNode }) {
  const { filterValues } = useListContext()
  const asked = useRef<Filters>(filterValues)
  useLayoutEffect(() => {
    asked.current = filterValues
  }, [filterValues])
  return <AskedContext value={asked}>{children}</AskedContext>
}

/**
 * Changes the filters of the list around. Each change goes on from the one before it, which the page may not show yet: it
 * is drawn when there is time, and the next field is typed by then.
 */
export function useNarrow<Values extends object>(): (change: (asked: Values) => Values) => void {
  const { filterValues, setFilters } = useListContext()
  const asked = useContext(AskedContext)
  return change => {
    const next = change((asked?.current ?? filterValues) as Values)
    if (asked !== null) asked.current = next as Filters
    setFilters(next)
  }
}
