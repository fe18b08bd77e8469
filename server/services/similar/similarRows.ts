import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { SimilarProduct } from '#contract/lgx'
import { type PricingPolicy, policyNames } from '#domain/pricingPolicies'
import { isModifyCategory } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { SimilarProduct as Compared, RankedProduct } from '#domain/similarity'
import { amongPairs } from '../../database/amongPairs.ts'
import type { Database } from '../../database/database.ts'
import {
  boardGrades,
  copiedSources,
  existingProducts,
  productOrders,
  productPrices,
  productTraits,
  quoteItems,
} from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { productPage } from '../products/productRows.ts'
import { recostsOf } from './recostsOf.ts'

const keyOf = ({ plantCode, productId }: { readonly plantCode: string; readonly productId: string }) =>
  `${plantCode}/${productId}`

type Pairs = readonly (readonly [string, string])[]

const detailsOf = (db: Database, pairs: Pairs) =>
  db
    .select({
      plantCode: existingProducts.plantCode,
      productId: existingProducts.productId,
      reference: existingProducts.reference,
      quoteId: quoteItems.quoteId,
      itemNo: quoteItems.itemNo,
      makeUp: boardGrades.makeUp,
      traits: productTraits,
    })
    .from(existingProducts)
    .leftJoin(quoteItems, eq(quoteItems.id, existingProducts.quoteItemId))
    .leftJoin(boardGrades, eq(boardGrades.code, existingProducts.boardGradeCode))
    .leftJoin(
      productTraits,
      and(
        eq(productTraits.plantCode, existingProducts.plantCode),
        eq(productTraits.productId, existingProducts.productId),
      ),
    )
    .where(amongPairs([existingProducts.plantCode, existingProducts.productId], pairs))

const pricesOf = (db: Database, pairs: Pairs) =>
  db
    .select()
    .from(productPrices)
    .where(amongPairs([productPrices.plantCode, productPrices.productId], pairs))
    .orderBy(asc(productPrices.quantity))

const orderedOf = (db: Database, pairs: Pairs, thisYear: number) =>
  db
    .select({
      plantCode: productOrders.plantCode,
      productId: productOrders.productId,
      year: sql<number>`extract(year from ${productOrders.orderedOn})::int`,
      quantity: sql<number>`sum(${productOrders.quantity})::float8`,
    })
    .from(productOrders)
    .where(
      and(
        amongPairs([productOrders.plantCode, productOrders.productId], pairs),
        gte(productOrders.orderedOn, `${thisYear - 1}-01-01`),
      ),
    )
    .groupBy(
      productOrders.plantCode,
      productOrders.productId,
      sql`extract(year from ${productOrders.orderedOn})`,
    )

/** The products that open items change. */
async function underReview(db: Database, pairs: Pairs): Promise<Set<string>> {
  const rows = await db
    .select({
      plantCode: copiedSources.plantCode,
      productId: copiedSources.productId,
      itemCategory: quoteItems.itemCategory,
    })
    .from(copiedSources)
    .innerJoin(quoteItems, eq(quoteItems.id, copiedSources.quoteItemId))
    .where(
      and(
        amongPairs([copiedSources.plantCode, copiedSources.productId], pairs),
        eq(quoteItems.isFinal, false),
        isNull(quoteItems.closeType),
      ),
    )
  return new Set(rows.filter(({ itemCategory }) => isModifyCategory(itemCategory)).map(keyOf))
}

const policyLabel = (code: string): string => policyNames[Number(code) as PricingPolicy] ?? ''
const revisionOf = (reference: string | null): string => reference?.split('/')[1] ?? ''

/** Everything that is shown of products that were found, in their order. `today` as `YYYY-MM-DD`. */
export async function similarRows(
  db: Database,
  person: Person,
  found: readonly RankedProduct<Compared>[],
  today: string,
): Promise<SimilarProduct[]> {
  if (found.length === 0) return []
  const pairs = found.map(({ product }) => [product.plantCode, product.productId] as const)
  const thisYear = Number(today.slice(0, 4))
  const [page, details, prices, ordered, reviewed, recostOf] = await Promise.all([
    productPage(db, person, {}, amongPairs([existingProducts.plantCode, existingProducts.productId], pairs)),
    detailsOf(db, pairs),
    pricesOf(db, pairs),
    orderedOf(db, pairs, thisYear),
    underReview(db, pairs),
    recostsOf(
      db,
      found.map(({ product }) => product),
    ),
  ])
  const rowOf = new Map(page.rows.map(row => [keyOf(row), row]))
  const detailOf = new Map(details.map(detail => [keyOf(detail), detail]))
  const pricesBy = new Map<string, { readonly quantity: number; readonly price: number }[]>()
  for (const { quantity, price, ...product } of prices) {
    const key = keyOf(product)
    pricesBy.set(key, [...(pricesBy.get(key) ?? []), { quantity, price }])
  }
  const orderedIn = new Map(ordered.map(each => [`${keyOf(each)} ${each.year}`, each.quantity]))
  return found.flatMap(({ product, percent, parts }): SimilarProduct[] => {
    const key = keyOf(product)
    const row = rowOf.get(key)
    const detail = detailOf.get(key)
    if (row === undefined || detail === undefined) return []
    const { traits, quoteId, itemNo } = detail
    const recost = recostOf(product)
    return [
      {
        ...row,
        ...recost,
        match: percent,
        parts,
        isUnderReview: reviewed.has(key),
        revision: revisionOf(detail.reference),
        paperMakeUp: detail.makeUp ?? '',
        sheetSqm: traits?.sheetSqm ?? null,
        cartonSqm: traits?.cartonSqm ?? null,
        isPreprint: product.preprint ?? false,
        passNo: traits?.passNo ?? null,
        forme: traits?.forme ?? null,
        lastYearQty: orderedIn.get(`${key} ${thisYear - 1}`) ?? 0,
        thisYearQty: orderedIn.get(`${key} ${thisYear}`) ?? 0,
        pricingPolicy: policyLabel(traits?.pricingPolicy ?? ''),
        deliveryRegion: traits?.deliveryRegion ?? null,
        freight: recost.costTape[0]?.costTape?.distribution ?? null,
        truckType: traits?.truckType ?? '',
        handUnloading: traits?.handUnloading ?? null,
        quoteOrigin: quoteId === null || itemNo === null ? '' : itemReference(quoteId, itemNo),
        numberUp: traits?.numberUp ?? null,
        paperDeckleWidth: traits?.paperDeckleWidth ?? null,
        prices: pricesBy.get(key) ?? [],
      },
    ]
  })
}
