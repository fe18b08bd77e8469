import type { DimensionFilter } from './dimensions.ts'
import type { FacetKey } from './facets.ts'
import { facetKeys } from './facets.ts'
import { type FacetSelection, openSelection } from './openFacets.ts'

/** What the catalogue is narrowed by. */
export interface CatalogueFilter extends FacetSelection, DimensionFilter {
  readonly q?: string | undefined
}

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter(each => each !== value) : [...values, value]

const selectionOf = (filter: CatalogueFilter): FacetSelection =>
  Object.fromEntries(facetKeys.map(key => [key, filter[key]]))

const withoutFacets = (filter: CatalogueFilter): CatalogueFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(([key]) => !(facetKeys as readonly string[]).includes(key)),
  )

/**
 * The filter after a value was chosen, or taken back: Industry Standard begins with the person's own state, a group that
 * closes loses what was chosen in it, and without an item category nothing but the words searched for is left.
 * Source: 000 §4.
 */
export function toggleFacet(
  filter: CatalogueFilter,
  key: FacetKey,
  value: string,
  defaultState: string,
): CatalogueFilter {
  const selection: FacetSelection = { ...selectionOf(filter), [key]: toggled(filter[key] ?? [], value) }
  if (key !== 'itemCategory') return { ...withoutFacets(filter), ...openSelection(selection) }
  const categories = selection.itemCategory ?? []
  if (categories.length === 0) return filter.q === undefined ? {} : { q: filter.q }
  const isStandardNew = value === 'INDUSTRY_STANDARD' && categories.includes(value)
  const state = isStandardNew && defaultState !== '' ? [defaultState] : selection.state
  return { ...withoutFacets(filter), ...openSelection({ ...selection, state }) }
}
