import { z } from 'zod'
import { catalogueRight } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { searchText } from './listQuery.ts'

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

/** The catalogue. */
export const product = {
  search: endpoint({
    method: 'GET',
    path: '/product/Product/Search',
    summary: 'Products of the catalogue whose words begin so, of a product group; at most 200',
    right: catalogueRight,
    query: z.object({ Keyword: searchText.default(''), ProductGroup: z.string().max(40).default('') }),
    response: z.array(CatalogueProduct),
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
    summary: 'What the catalogue can be narrowed by, with how many products each has',
    right: catalogueRight,
    response: z.array(CatalogueFilter),
  }),
} satisfies Service
