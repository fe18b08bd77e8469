import { z } from 'zod'
import { catalogueRight } from '#domain/access'
import { type BoundKey, boundKeys, type FacetKey, facetKeys } from '#domain/catalogue'
import { catalogueMasterCalls } from './catalogueMasters.ts'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, searchText, storedNumber } from './listQuery.ts'

const words = z.string()
const measure = z.number().nullable().meta({ description: 'mm inside' })

const styleWords = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map(name => [name, words])) as Record<Name, typeof words>).nullable()

/** What anybody can be sold. Names: 000 §3, product catalogue entry. */
export const CatalogueProduct = z
  .object({
    id: z.number(),
    productId: words,
    productImage: words.meta({ description: 'address of a picture; empty: it is drawn from the style' }),
    productDescription: words,
    length: measure,
    width: measure,
    depth: measure,
    itemCategory: words,
    isGen: z.boolean(),
    productGroup: words,
    productType: words,
    category: words,
    marketSegment: words,
    state: words,
    fefcoGroup: words,
    styleCode: words,
    cartonStyle02: styleWords([
      'bottomFlapVariantDesc',
      'topFlapVariantDesc',
      'glueLapVariantDesc',
      'glueCodeDesc',
      'diecutTypeDesc',
      'diecutVariantDesc',
      'openingVariantDesc',
    ]),
    cartonStyle04: styleWords(['diecutVariantDesc', 'machineErectedDesc', 'closureDesc', 'shelfReadyDesc']),
    cartonStyle09: styleWords(['styleVariantDesc', 'cellsCoresDesc', 'diecutVariantDesc']),
  })
  .meta({ id: 'CatalogueProduct' })
export type CatalogueProduct = z.infer<typeof CatalogueProduct>

/** The products of a category. */
export const CatalogueCategory = z
  .object({ categoryId: words, category: words, products: z.array(CatalogueProduct) })
  .meta({ id: 'CatalogueCategory' })

/** What the catalogue can be narrowed by. */
export const CatalogueFilter = z
  .object({
    id: words,
    key: words,
    value: words,
    items: z.array(z.object({ id: words, value: words, selected: z.boolean(), count: z.number() })),
  })
  .meta({ id: 'CatalogueFilter' })

const chosen = z.array(z.string().max(80)).max(100).optional()
const values = Object.fromEntries(facetKeys.map(key => [key, chosen])) as Record<FacetKey, typeof chosen>

const bound = z.number().optional()
const bounds = Object.fromEntries(boundKeys.map(key => [key, bound])) as Record<BoundKey, typeof bound>

/** What the catalogue is narrowed by: words, values of the groups that are open, and exclusive bounds in mm. */
const catalogueQuery = listQuery(
  z.object({
    q: searchText.optional(),
    ids: z.array(storedNumber).max(200).optional(),
    ...values,
    ...bounds,
  }),
)

/** The catalogue. */
export const product = {
  ...catalogueMasterCalls,
  search: endpoint({
    method: 'GET',
    path: '/product/Product/Search',
    summary:
      'Products of the catalogue by words, product group and filters; a page of them where a range is asked for',
    right: catalogueRight,
    query: catalogueQuery.extend({
      Keyword: searchText.default(''),
      ProductGroup: z.string().max(40).default(''),
    }),
    response: z.array(CatalogueProduct),
    list: true,
  }),
  searchCategory: endpoint({
    method: 'GET',
    path: '/product/Product/SearchCat',
    summary: 'The catalogue of an item category, by category',
    right: catalogueRight,
    query: z.object({ itemCat: z.string().max(60) }),
    response: z.array(CatalogueCategory),
  }),
  lookup: endpoint({
    method: 'GET',
    path: '/product/Product/Lookup',
    summary:
      'What the catalogue can be narrowed by after what is chosen, with how many products each value leaves',
    right: catalogueRight,
    query: catalogueQuery.pick({ filter: true }).extend({ ProductGroup: z.string().max(40).default('') }),
    response: z.array(CatalogueFilter),
  }),
} satisfies Service
