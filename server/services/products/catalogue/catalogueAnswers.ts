import type { CatalogueProduct } from '#contract/product'
import type { Database } from '../../../database/database.ts'
import { createKeptAnswers } from '../../../database/keptAnswers.ts'
import type { ListPage } from '../../../database/page.ts'
import type { CatalogueAsked } from './catalogueCondition.ts'
import { type CatalogueGroup, catalogueFilters } from './catalogueFilters.ts'
import { type CatalogueQuery, cataloguePage } from './catalogueList.ts'

/** The channel that the database says on, by a trigger, that the catalogue has changed: after the commit, to every server. */
export const catalogueChannel = 'boxwright_catalogue'

/** As `rememberedFor` of people: a change is heard of at once; this is for a server that cannot hear. */
const keptMs = 60_000
/** A question itself counts as ten rows and fifty values, so that some thousand are kept however little they find. */
const rowsKept = 10_000
const valuesKept = 50_000

/** What the catalogue answers, kept until it changes: whoever opens it asks the same few questions. */
export interface CatalogueAnswers {
  page(query: CatalogueQuery): Promise<ListPage<CatalogueProduct[]>>
  filters(filter: CatalogueAsked): Promise<CatalogueGroup[]>
  /** Asks anew next time: for whoever changes the catalogue, or hears that it was. */
  forget(): void
}

/** The catalogue of a database. Its answers depend on `catalogue_products` and on nothing else. */
export function createCatalogueAnswers(db: Database): CatalogueAnswers {
  const pages = createKeptAnswers<ListPage<CatalogueProduct[]>>({
    ...{ atMost: rowsKept, keptMs },
    sizeOf: ({ rows }) => rows.length + 10,
  })
  const filters = createKeptAnswers<CatalogueGroup[]>({
    ...{ atMost: valuesKept, keptMs },
    sizeOf: groups => groups.reduce((sum, { items }) => sum + items.length, 50),
  })
  return {
    page: query => pages.to(JSON.stringify(query), () => cataloguePage(db, query)),
    filters: filter => filters.to(JSON.stringify(filter), () => catalogueFilters(db, filter)),
    forget: () => {
      pages.forget()
      filters.forget()
    },
  }
}
