import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import {
  boundsOf,
  type CatalogueFilter,
  dimensions,
  type Facet,
  type FacetKey,
  type FacetSelection,
  openFacets,
  openSelection,
} from '#domain/catalogue'
import { catalogueProducts, catalogueWords } from '../../../database/schema/index.ts'
import { amongIds, searched } from '../../masters/masterList.ts'

const own = catalogueProducts

/** What the catalogue is asked for. */
export interface CatalogueAsked extends CatalogueFilter {
  readonly ids?: readonly number[] | undefined
  readonly productGroup?: string | undefined
}

const plain = {
  itemCategory: own.itemCategory,
  productType: own.productType,
  marketSegment: own.marketSegment,
  state: own.state,
  fefcoGroup: own.fefcoGroup,
} as const satisfies Partial<Record<FacetKey, unknown>>

/** The value of a product for a group of filters; '' where it has none. Names are our own: they stand in the text. */
export const facetValue = ({ key, word, style }: Facet): SQL<string> =>
  word === null || style === null
    ? sql`${plain[key as keyof typeof plain]}`
    : sql`case when ${own.fefcoGroup} = ${sql.raw(`'${style}'`)} then coalesce(${own.styleWords} ->> ${sql.raw(`'${word}'`)}, '') else '' end`

/** The condition of a group of filters, which leaves the products alone that it is not about. */
function facetCondition(facet: Facet, chosen: readonly string[]): SQL | undefined {
  const { categories, style } = facet
  return or(
    categories === null ? undefined : sql`not ${inArray(own.itemCategory, [...categories])}`,
    style === null ? undefined : sql`${own.fefcoGroup} <> ${style}`,
    inArray(facetValue(facet), [...chosen]),
  )
}

/** The products in use that have the words, the product group and a size within the bounds, whatever their values. */
export const foundInCatalogue = ({ q, ids, productGroup, ...filter }: CatalogueAsked): SQL | undefined =>
  and(
    sql`${own.isActive}`,
    searched(catalogueWords, q),
    amongIds(own.id, ids),
    productGroup ? eq(own.productGroup, productGroup) : undefined,
    ...dimensions.map(side => {
      const { min, max } = boundsOf(filter, side)
      const size = sql`coalesce(${own[side]}, 0)`
      return sql`(${size} > ${min} and ${size} < ${max})`
    }),
  )

const chosenIn = (filter: CatalogueAsked): FacetSelection => openSelection(filter)

/** The products that a filter leaves. Rules catalogue-* (000 §4). */
export function catalogueCondition(filter: CatalogueAsked): SQL | undefined {
  const chosen = chosenIn(filter)
  return and(
    foundInCatalogue(filter),
    ...openFacets(chosen).map(facet => {
      const values = chosen[facet.key] ?? []
      return values.length === 0 ? undefined : facetCondition(facet, values)
    }),
  )
}
