import { count, sql } from 'drizzle-orm'
import { type Facet, type FacetCell, facetCounts, openFacets, openSelection } from '#domain/catalogue'
import type { Database } from '../../../database/database.ts'
import { catalogueProducts } from '../../../database/schema/index.ts'
import { type CatalogueAsked, facetValue, foundInCatalogue } from './catalogueCondition.ts'

/** The products that were found, counted by their values for the open groups: few rows, however many products. */
async function cellsOf(db: Database, open: readonly Facet[], filter: CatalogueAsked): Promise<FacetCell[]> {
  const values = Object.fromEntries(open.map(facet => [facet.key, facetValue(facet).as(facet.key)]))
  const rows = await db
    .select({ ...values, count: count() })
    .from(catalogueProducts)
    .where(foundInCatalogue(filter))
    .groupBy(...open.map((_, index) => sql.raw(String(index + 1))))
  return rows.map(({ count: found, ...cell }) => ({ values: cell, count: Number(found) }))
}

/** The groups of filters that what is chosen opens, each value with how many products it leaves. Rules catalogue-* (000 §4). */
export async function catalogueFilters(db: Database, filter: CatalogueAsked) {
  const chosen = openSelection(filter)
  const cells = await cellsOf(db, openFacets(chosen), filter)
  return facetCounts(cells, chosen).map(({ key, label, items }) => ({
    id: key,
    key,
    value: label,
    items: [...items],
  }))
}
