import type { Facet, FacetKey } from './facets.ts'
import { type FacetValues, isAbout } from './isAbout.ts'
import { type FacetSelection, openFacets, openSelection } from './openFacets.ts'

/** How many products have the same values. */
export interface FacetCell {
  readonly values: FacetValues
  readonly count: number
}

/** A group of filters with how many products each of its values would leave. */
export interface CountedFacet {
  readonly key: FacetKey
  readonly label: string
  readonly items: readonly {
    readonly id: string
    readonly value: string
    readonly selected: boolean
    readonly count: number
  }[]
}

const passes = (facet: Facet, chosen: readonly string[], values: FacetValues): boolean =>
  chosen.length === 0 || !isAbout(facet, values) || chosen.includes(values[facet.key] ?? '')

/**
 * The open groups of filters with their values. A value counts the products that the other groups leave, so that it says
 * what choosing it as well would show; one that is chosen is named also where it counts none.
 */
export function facetCounts(cells: readonly FacetCell[], selection: FacetSelection): readonly CountedFacet[] {
  const open = openFacets(selection)
  const chosen = openSelection(selection)
  const valuesOf = (key: FacetKey) => chosen[key] ?? []
  return open.map(facet => {
    const others = open.filter(({ key }) => key !== facet.key)
    const counts = new Map(valuesOf(facet.key).map(value => [value, 0]))
    for (const { values, count } of cells) {
      const value = values[facet.key] ?? ''
      if (value === '' || !isAbout(facet, values)) continue
      const isLeft = others.every(other => passes(other, valuesOf(other.key), values))
      if (isLeft) counts.set(value, (counts.get(value) ?? 0) + count)
    }
    const items = [...counts].map(([id, count]) => ({
      ...{ id, value: facet.labelOf(id), count },
      selected: valuesOf(facet.key).includes(id),
    }))
    items.sort((a, b) => a.value.localeCompare(b.value, 'en'))
    return { key: facet.key, label: facet.label, items }
  })
}
