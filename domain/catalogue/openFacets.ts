import { type Facet, type FacetKey, facets } from './facets.ts'

/** What is chosen of each group of filters. */
export type FacetSelection = Readonly<Partial<Record<FacetKey, readonly string[] | undefined>>>

const chosen = (selection: FacetSelection, key: FacetKey): readonly string[] => selection[key] ?? []

const areaChosen = ({ categories }: Facet, selection: FacetSelection): boolean =>
  categories === null || categories.some(code => chosen(selection, 'itemCategory').includes(code))

/**
 * The groups of filters that what is chosen opens: the item categories always, the others by a category that they are
 * about, those of a carton style once it is chosen as well. Source: 000 §4.
 */
export const openFacets = (selection: FacetSelection): readonly Facet[] =>
  facets.filter(
    facet =>
      areaChosen(facet, selection) &&
      (facet.style === null || chosen(selection, 'fefcoGroup').includes(facet.style)),
  )

/** What is chosen of the groups that are open: a choice in one that has closed counts no more. */
export const openSelection = (selection: FacetSelection): FacetSelection =>
  Object.fromEntries(
    openFacets(selection)
      .map(({ key }) => [key, chosen(selection, key)] as const)
      .filter(([, values]) => values.length > 0),
  )
