import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SimilarProduct } from '#contract/lgx'
import {
  type SimilarProduct as Compared,
  gradeFamily,
  rankSimilar,
  type SimilarQuery,
} from '#domain/similarity'
import {
  boardGrades,
  existingProducts,
  productPrices,
  productTraits,
} from '../../server/database/schema/index.ts'
import { byDepth, seedFrom } from '../depth.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let products: readonly Compared[]
const priceOf = new Map<string, readonly { readonly quantity: number; readonly price: number }[]>()
let familyOf: ReadonlyMap<string, string>

const keyOf = ({ plantCode, productId }: { readonly plantCode: string; readonly productId: string }) =>
  `${plantCode}/${productId}`

/** What every product is compared by, read whole: nothing of it is left to the database. */
async function readAll(): Promise<Compared[]> {
  const { db } = server.connection
  const rows = await db.select().from(existingProducts).where(eq(existingProducts.kind, 'product'))
  const traits = new Map((await db.select().from(productTraits)).map(each => [keyOf(each), each]))
  return rows
    .filter(({ isActive }) => isActive)
    .map(row => {
      const known = traits.get(keyOf(row))
      return {
        productId: row.productId,
        plantCode: row.plantCode,
        customerCode: row.customerCode,
        length: row.length || null,
        width: row.width || null,
        depth: row.depth || null,
        boardGrade: row.boardGradeCode || null,
        boardGradeFamily: familyOf.get(row.boardGradeCode) ?? null,
        cartonStyle: row.fefcoCode || null,
        sheetSqm: known?.sheetSqm ?? null,
        cartonSqm: known?.cartonSqm ?? null,
        colorNo: row.numberOfColors,
        passNo: known?.passNo ?? null,
        preprint: row.printProcess === 'PREPRINT',
        forme: known?.forme === '' ? 'NONE' : (known?.forme ?? null),
        deliveryRegion: known?.deliveryRegion ?? null,
        costCentreCode: row.costCentreCode || null,
        lastOrdered: row.lastOrderedOn,
      }
    })
}

beforeAll(async () => {
  server = await createTestApp()
  const { db } = server.connection
  familyOf = new Map((await db.select().from(boardGrades)).map(each => [each.code, gradeFamily(each)]))
  products = await readAll()
  const prices = await db.select().from(productPrices).orderBy(productPrices.quantity)
  for (const { quantity, price, ...product } of prices) {
    priceOf.set(keyOf(product), [...(priceOf.get(keyOf(product)) ?? []), { quantity, price }])
  }
})
afterAll(() => server.close())

/** A search made of what two products say of themselves, each side perhaps with a variance. */
const searches = fc
  .tuple(
    fc.nat(),
    fc.nat(),
    fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    fc.integer({ min: 0, max: 80 }),
  )
  .map(([one, other, has, variance]): SimilarQuery => {
    const [box, look] = [one, other].map(place => products[place % products.length])
    const all: SimilarQuery = {
      plantCode: box?.plantCode,
      customerCodes: box === undefined ? [] : [box.customerCode],
      length: box?.length,
      width: box?.width,
      depth: box?.depth,
      boardGrade: look?.boardGrade,
      cartonStyle: look?.cartonStyle,
      sheetSqm: look?.sheetSqm,
      cartonSqm: box?.cartonSqm,
      colorNo: look?.colorNo,
      passNo: look?.passNo,
      preprint: look?.preprint,
      forme: look?.forme,
      ...{ lengthVariance: variance, widthVariance: variance, depthVariance: variance },
    }
    return Object.fromEntries(
      Object.entries(all).filter(([, value], place) => has[place] && value !== null && value !== undefined),
    )
  })

/** A side with a variance is one that the product has. */
const isWithin = (query: SimilarQuery, product: Compared): boolean =>
  (['length', 'width', 'depth'] as const).every(side => {
    const [wanted, variance] = [query[side], query[`${side}Variance`]]
    if (wanted == null || variance == null) return true
    return Math.abs((product[side] ?? 0) - wanted) <= variance
  })

describe('a search of similar products', () => {
  it('answers what comparing every product one by one does, each with its prices', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async query => {
        const answer = await server.as('su').get('/lgx/SimilarProduct/Search', {
          ...query,
          ...(query.customerCodes === undefined ? {} : { customerCodes: query.customerCodes.join() }),
        })
        expect([answer.status, answer.body.errors]).toEqual([200, undefined])
        const rows = answer.body as readonly SimilarProduct[]
        const { matches } = rankSimilar(
          { ...query, boardGradeFamily: familyOf.get(query.boardGrade ?? '') ?? null },
          products.filter(product => isWithin(query, product)),
          { customerCode: null, excludeBeyondVariance: true },
        )
        expect(rows.map(({ id, match, parts }) => ({ id, match, parts }))).toEqual(
          matches
            .slice(0, 200)
            .map(({ product, percent, parts }) => ({ id: keyOf(product), match: percent, parts })),
        )
        for (const { id, prices } of rows) expect(prices).toEqual(priceOf.get(id) ?? [])
      }),
      { seed: seedFrom(61), numRuns: byDepth(15, 150) },
    )
  })
})
