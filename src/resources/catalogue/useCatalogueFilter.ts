import { useListContext } from 'react-admin'
import type { CatalogueProduct } from '#contract/product'
import { type CatalogueFilter, type FacetKey, toggleFacet } from '#domain/catalogue'
import { useUser } from '../../authProvider/UserContext.ts'

/** What the catalogue on the screen is narrowed by, and how that changes. Rules catalogue-* (000 §4). */
export function useCatalogueFilter() {
  const { defaultState } = useUser()
  const { filterValues, setFilters } = useListContext<CatalogueProduct>()
  const filter = filterValues as CatalogueFilter
  return {
    filter,
    toggle: (key: FacetKey, value: string) =>
      setFilters({ ...toggleFacet(filter, key, value, defaultState) }),
    narrow: (change: CatalogueFilter) => setFilters({ ...filter, ...change }),
    clear: () => setFilters({}),
  }
}
