import type { Facet, FacetKey } from './facets.ts'

/** Values of products by the keys of the filter groups. */
export type FacetValues = Readonly<Partial<Record<FacetKey, string>>>

/** Whether a group of filters is about products with these values: it narrows them, and leaves the others alone. */
export const isAbout = ({ categories, style }: Facet, values: FacetValues): boolean =>
  (categories === null || categories.some(code => code === values.itemCategory)) &&
  (style === null || style === values.fefcoGroup)
