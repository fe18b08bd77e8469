import { asc } from 'drizzle-orm'
import { CatalogueProduct } from '#contract/product'
import { wordsOfStyle } from '#domain/catalogue'
import type { Database } from '../../../database/database.ts'
import type { ListPage, ListQuery } from '../../../database/page.ts'
import { catalogueProducts } from '../../../database/schema/index.ts'
import { createMasterList } from '../../masters/masterList.ts'
import { type CatalogueAsked, catalogueCondition } from './catalogueCondition.ts'

const own = catalogueProducts

export type CatalogueRow = Omit<typeof catalogueProducts.$inferSelect, 'version'>

const styleParts = { '02': 'cartonStyle02', '04': 'cartonStyle04', '09': 'cartonStyle09' } as const

/** A product with the words of its style by all the names that it has; what nobody has said is empty. */
export function entryOf({ styleWords, isActive: _, ...row }: CatalogueRow): CatalogueProduct {
  const part = Object.entries(styleParts).find(([group]) => group === row.fefcoGroup)?.[1]
  const words = wordsOfStyle(row.fefcoGroup).map(name => [name, styleWords[name] ?? ''])
  return CatalogueProduct.parse({
    ...row,
    cartonStyle02: null,
    cartonStyle04: null,
    cartonStyle09: null,
    ...(part === undefined ? {} : { [part]: Object.fromEntries(words) }),
  })
}

const {
  id,
  productId,
  productDescription,
  category,
  itemCategory,
  marketSegment,
  state,
  styleCode,
  length,
  width,
  depth,
} = own

const list = createMasterList<CatalogueRow, CatalogueAsked>({
  name: 'catalogue',
  table: own,
  key: id,
  fields: {
    ...{ id, productId, productDescription, category, itemCategory, marketSegment, state, styleCode },
    ...{ length, width, depth },
    productImage: own.productImage,
    isGen: own.isGen,
    productGroup: own.productGroup,
    productType: own.productType,
    fefcoGroup: own.fefcoGroup,
    styleWords: own.styleWords,
    isActive: own.isActive,
  },
  sorts: {
    ...{ productId, productDescription, category, itemCategory, marketSegment, state, styleCode },
    ...{ length, width, depth },
  },
  otherwise: [asc(category), asc(productDescription), asc(id)],
  where: catalogueCondition,
})

/** A page of the catalogue that is asked for. */
export interface CatalogueQuery extends ListQuery {
  readonly filter?: CatalogueAsked | undefined
}

/** A page of the products of the catalogue that a filter leaves, by category unless told. */
export async function cataloguePage(
  db: Database,
  query: CatalogueQuery,
): Promise<ListPage<CatalogueProduct[]>> {
  const page = await list.page(db, query)
  return { ...page, rows: page.rows.map(entryOf) }
}

/** The products in use with these ids. */
export const catalogueRows = (db: Database, ids: readonly number[]): Promise<CatalogueRow[]> =>
  list.rows(db, catalogueCondition({ ids }))
