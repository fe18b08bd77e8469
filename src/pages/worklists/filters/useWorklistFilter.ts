import { useCallback, useMemo } from 'react'
import { useStoreContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { FilterField } from './filterField.ts'
import { type FilterValues, filterValuesAt, isCodes, isSwitch, pageNumberAt } from './filterValues.ts'
import { useStoredValues } from './useStoredValues.ts'

/**
 * Page, search and switches stand in the address, so that back and a shared link lead to the same rows; codes and
 * their operators are the person's settings and hold in every worklist of the kind.
 */
export function useWorklistFilter(fields: readonly FilterField[], operatorsKey: string) {
  const [address, setAddress] = useSearchParams()
  const store = useStoreContext()
  const keys = useMemo(
    () => [operatorsKey, ...fields.filter(isCodes).map(({ storeKey }) => storeKey)],
    [fields, operatorsKey],
  )
  const stored = useStoredValues(keys)
  const at = (key: string) => stored[keys.indexOf(key)]
  const values = filterValuesAt(address, fields, at(operatorsKey), at)

  const setPage = useCallback(
    (page: number) =>
      setAddress(current => {
        const next = new URLSearchParams(current)
        if (page > 1) next.set('page', String(page))
        else next.delete('page')
        return next
      }),
    [setAddress],
  )

  // What is not given stays as it is by then: a search that waited must not bring back the codes of its moment.
  const setValues = useCallback(
    ({ q, switches, codes, operators }: Partial<FilterValues>) => {
      if (codes !== undefined) {
        for (const { source, storeKey } of fields.filter(isCodes))
          store.setItem(storeKey, codes[source] ?? [])
      }
      if (operators !== undefined) store.setItem(operatorsKey, operators)
      setAddress(
        current => {
          const query = new URLSearchParams(current)
          query.delete('page')
          const put = (name: string, value: string) => {
            if (value === '') query.delete(name)
            else query.set(name, value)
          }
          if (q !== undefined) put('q', q)
          if (switches === undefined) return query
          for (const { source, address: name } of fields.filter(isSwitch)) put(name, switches[source] ?? '')
          return query
        },
        // A search is a change of the view, not a place to go back to at every letter.
        { replace: true },
      )
    },
    [setAddress, store, fields, operatorsKey],
  )

  return { values, setValues, page: pageNumberAt(address), setPage }
}
