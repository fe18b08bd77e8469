import { and, asc, eq, type SQL } from 'drizzle-orm'
import { CatalogueProduct, type product } from '#contract/product'
import { cartonStyles, itemCategoryLabel } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { catalogueProducts, catalogueWords } from '../../database/schema/index.ts'
import type { Handlers } from '../../http/mount.ts'
import { searched } from '../masters/masterList.ts'

const atMost = 200

type Row = typeof catalogueProducts.$inferSelect

const shapes = CatalogueProduct.shape
const styleParts = { '02': 'cartonStyle02', '04': 'cartonStyle04', '09': 'cartonStyle09' } as const

/** The words of a style by the names that it has; what nobody has said is empty. */
function wordsOf(part: (typeof styleParts)[keyof typeof styleParts], given: Row['styleWords']) {
  const names = Object.keys(shapes[part].unwrap().shape)
  return Object.fromEntries(names.map(name => [name, given[name] ?? '']))
}

function entryOf({ styleWords, isActive: _, ...row }: Row): CatalogueProduct {
  const part = Object.entries(styleParts).find(([group]) => group === row.fefcoGroup)?.[1]
  return CatalogueProduct.parse({
    ...row,
    cartonStyle02: null,
    cartonStyle04: null,
    cartonStyle09: null,
    ...(part === undefined ? {} : { [part]: wordsOf(part, styleWords) }),
  })
}

const read = async (db: Database, where: SQL | undefined, limit = 5000): Promise<CatalogueProduct[]> => {
  const rows = await db
    .select()
    .from(catalogueProducts)
    .where(and(eq(catalogueProducts.isActive, true), where))
    .orderBy(asc(catalogueProducts.category), asc(catalogueProducts.productDescription))
    .limit(limit)
  return rows.map(entryOf)
}

/** The products by their category, in the order in which they come. */
function byCategory(products: readonly CatalogueProduct[]) {
  const categories = new Map<string, CatalogueProduct[]>()
  for (const entry of products) {
    categories.set(entry.category, [...(categories.get(entry.category) ?? []), entry])
  }
  return [...categories].map(([category, entries]) => ({
    categoryId: category.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_'),
    category,
    products: entries,
  }))
}

const styleGroupName = (group: string): string =>
  cartonStyles.find(({ code }) => code === group)?.label ?? group

/** The groups of filters, in the order of the hierarchy (000 §4), with the words of each of their codes. */
const groups = [
  { key: 'itemCategory', value: 'Item Category', label: itemCategoryLabel },
  { key: 'productType', value: 'Product Type', label: (code: string) => code },
  { key: 'marketSegment', value: 'Market Segment', label: (code: string) => code },
  { key: 'state', value: 'State', label: (code: string) => code },
  { key: 'fefcoGroup', value: 'Carton Style', label: styleGroupName },
] as const

function filtersOf(products: readonly CatalogueProduct[]) {
  return groups.map(({ key, value, label }) => {
    const counts = new Map<string, number>()
    for (const entry of products) {
      if (entry[key] !== '') counts.set(entry[key], (counts.get(entry[key]) ?? 0) + 1)
    }
    const items = [...counts].map(([id, count]) => ({ id, value: label(id), selected: false, count }))
    return { id: key, key, value, items: items.sort((a, b) => a.value.localeCompare(b.value, 'en')) }
  })
}

/** Handlers of the product service: the catalogue. */
export function catalogueHandlers(db: Database): Handlers<typeof product> {
  return {
    search: ({ query: { Keyword, ProductGroup } }) =>
      read(
        db,
        and(
          searched(catalogueWords, Keyword),
          ProductGroup === '' ? undefined : eq(catalogueProducts.productGroup, ProductGroup),
        ),
        atMost,
      ),
    searchCategory: async ({ query }) =>
      byCategory(await read(db, eq(catalogueProducts.itemCategory, query.itemCat))),
    lookup: async () => filtersOf(await read(db, undefined)),
  }
}
