import { useCallback } from 'react'
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'

/** What a person narrows a worklist by. */
export interface WorklistFilter {
  readonly q: string
  readonly isOnHold: boolean
  readonly plant: readonly string[]
  readonly businessUnit: readonly string[]
}

const codesOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter(code => typeof code === 'string') : []

const pageOf = (typed: string | null): number => {
  const page = Number(typed)
  return Number.isInteger(page) && page > 0 ? page : 1
}

const none: readonly string[] = []

interface FilterKeys {
  readonly plants: string
  readonly businessUnits: string
}

/**
 * Page, search and `Open | On hold` stand in the address, so that back and a shared link lead to the same rows;
 * plants and business units are the person's settings and hold in every worklist.
 */
export function useWorklistFilter(keys: FilterKeys) {
  const [address, setAddress] = useSearchParams()
  const [plants, setPlants] = useStore<unknown>(keys.plants, none)
  const [businessUnits, setBusinessUnits] = useStore<unknown>(keys.businessUnits, none)

  const filter: WorklistFilter = {
    q: address.get('q') ?? '',
    isOnHold: address.get('hold') === 'true',
    plant: codesOf(plants),
    businessUnit: codesOf(businessUnits),
  }

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

  const setFilter = useCallback(
    ({ q, isOnHold, plant, businessUnit }: WorklistFilter) => {
      setPlants(plant)
      setBusinessUnits(businessUnit)
      setAddress(
        current => {
          const next = new URLSearchParams(current)
          next.delete('page')
          if (q === '') next.delete('q')
          else next.set('q', q)
          if (isOnHold) next.set('hold', 'true')
          else next.delete('hold')
          return next
        },
        // A search is a change of the view, not a place to go back to at every letter.
        { replace: true },
      )
    },
    [setAddress, setPlants, setBusinessUnits],
  )

  return { filter, setFilter, page: pageOf(address.get('page')), setPage }
}
