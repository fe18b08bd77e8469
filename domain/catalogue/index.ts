/** The catalogue: what anybody can be sold, how it is narrowed, and how an item comes of it. */
export { catalogueFindings, type KeptProduct } from './catalogueFindings.ts'
export { catalogueProduct, type SoldProduct } from './catalogueProduct.ts'
export {
  type BoundKey,
  boundKey,
  boundKeys,
  boundsOf,
  type Dimension,
  type DimensionFilter,
  dimensions,
  usualBounds,
} from './dimensions.ts'
export { type CountedFacet, type FacetCell, facetCounts } from './facetCounts.ts'
export {
  type CatalogueCategory,
  catalogueCategories,
  type Facet,
  type FacetKey,
  facetKeys,
  facets,
} from './facets.ts'
export { type FacetValues, isAbout } from './isAbout.ts'
export { type FacetSelection, openFacets, openSelection } from './openFacets.ts'
export {
  type StyleWord,
  styleWordLabels,
  styleWordNames,
  styleWords,
  type WordedStyle,
  wordsOfStyle,
} from './styleWords.ts'
export { type CatalogueFilter, toggleFacet } from './toggleFacet.ts'
