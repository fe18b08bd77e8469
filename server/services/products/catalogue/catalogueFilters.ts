import { type SQL, sql } from 'drizzle-orm'
import {
  type CountedFacet,
  type Facet,
  type FacetCell,
  type FacetKey,
  facetCounts,
  openFacets,
  openSelection,
} from '#domain/catalogue'
import type { Database } from '../../../database/database.ts'
import { type Prepared, prepare, withRows } from '../../../database/flat.ts'
import { catalogueProducts } from '../../../database/schema/index.ts'
import { createShapes, shapeOf } from '../../../database/shapes.ts'
import { type CatalogueAsked, facetValue, foundInCatalogue } from './catalogueCondition.ts'

type CellRow = Readonly<Partial<Record<FacetKey, string>>> & { readonly counted: number }

const cells = createShapes<Prepared<CellRow>>('catalogue_cells')

function prepareCells(db: Database, name: string, open: readonly Facet[], condition: SQL): Prepared<CellRow> {
  const values = sql.join(open.map(facetValue), sql`, `)
  const places = sql.raw(open.map((_, index) => index + 1).join(', '))
  const statement = sql`select ${values}, count(*)::int from ${catalogueProducts} where ${condition} group by ${places}`
  return prepare(db, name, withRows<CellRow>([...open.map(({ key }) => key), 'counted'], statement))
}

/** The products that were found, counted by their values for the open groups: few rows, however many products. */
async function cellsOf(db: Database, open: readonly Facet[], filter: CatalogueAsked): Promise<FacetCell[]> {
  const { text, values, open: condition } = shapeOf(foundInCatalogue(filter))
  const shape = JSON.stringify([text, open.map(({ key }) => key)])
  const rows = await cells(db, shape, name => prepareCells(db, name, open, condition)).execute(values)
  return rows.map(({ counted, ...cell }) => ({ values: cell, count: counted }))
}

/** A group of filters with its values, as it is answered. */
export interface CatalogueGroup {
  readonly id: FacetKey
  readonly key: FacetKey
  readonly value: string
  readonly items: CountedFacet['items'][number][]
}

/** The groups of filters that what is chosen opens, each value with how many products it leaves. Rules catalogue-* (000 §4). */
export async function catalogueFilters(db: Database, filter: CatalogueAsked): Promise<CatalogueGroup[]> {
  const chosen = openSelection(filter)
  const found = await cellsOf(db, openFacets(chosen), filter)
  return facetCounts(found, chosen).map(({ key, label, items }) => ({
    id: key,
    key,
    value: label,
    items: [...items],
  }))
}
