import { useListContext } from 'react-admin'
import type { CatalogueProduct } from '#contract/product'
import { type CatalogueFilter, type FacetKey, toggleFacet } from '#domain/catalogue'
import { useUser } from '../../authProvider/UserContext.ts'
import { useNarrow } from '../../components/list/Narrowing.tsx'

/** What the catalogue on the screen is narrowed by, and how that changes. Rules catalogue-* (000 §4). */
export function useCatalogueFilter() {
  const { defaultState } = useUser()
  const { filterValues } = useListContext<CatalogueProduct>()
  const change = useNarrow<CatalogueFilter>()
  return {
    filter: filterValues as CatalogueFilter,
    toggle: (key: FacetKey, value: string) => change(asked => toggleFacet(asked, key, value, defaultState)),
    narrow: (more: CatalogueFilter) => change(asked => ({ ...asked, ...more })),
    clear: () => change(() => ({})),
  }
}
