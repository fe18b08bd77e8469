import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExistingProduct } from '#contract/customer'
import type { SimilarCriteria, SimilarProduct } from '#contract/lgx'
import { similarityLessons } from '../../server/database/schema/index.ts'
import { openWithJobs, type WithJobs } from './openWithJobs.ts'
import { createItem } from './quoteSteps.ts'

let { server, runner } = {} as WithJobs
beforeAll(async () => {
  ;({ server, runner } = await openWithJobs())
})
afterAll(() => server.close())

const search = async (criteria: object, login = 'su') => {
  const answer = await server.as(login).get('/lgx/SimilarProduct/Search', { ...criteria })
  expect(answer.status).toBe(200)
  return answer.body as SimilarProduct[]
}
const named = (criteria: SimilarCriteria) =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== null && !Array.isArray(value)))

/** A product that was ordered of a quote here, so that all of it is known. */
const madeHere = async (): Promise<ExistingProduct> => {
  const { body } = await server.as('su').get('/customer/Product', {
    filter: { customerCode: 'BLU001', orderedFrom: '2000-01-01' },
    range: [0, 0],
  })
  return body[0]
}

/** The sales rep's copy of that product, in a quote of its own. */
const copied = async (itemCategory = 'COPY_NEW_PRINT_SKU') => {
  const { plantCode, productId } = await madeHere()
  const { body } = await server.as('salesrep').post('/quote/Quote/ExistingProducts', {
    id: 0,
    customer: { customerCode: 'BLU001' },
    products: [{ plantCode, productId, itemCategory }],
  })
  return { quoteId: body.id as number, id: body.items[0].id as number }
}

const sizeOf = ({ length, width, depth }: ExistingProduct, variance = 0) => ({
  length,
  width,
  ...(depth > 0 ? { depth, depthVariance: variance } : {}),
  lengthVariance: variance,
  widthVariance: variance,
})

describe('similar products', () => {
  it('are searched by what an item says of itself, with a variance for each side', async () => {
    const { id } = await copied()
    const { body: criteria } = await server
      .as('salesrep')
      .get('/lgx/SimilarProduct/DefaultSearch', { quoteItemId: id })
    const { length, boardGradeCode, fefcoCode, plantCode } = await madeHere()
    expect(criteria).toMatchObject({
      plantCode,
      length,
      boardGrade: boardGradeCode,
      cartonStyle: fefcoCode,
    })
    expect(criteria.lengthVariance).toBeGreaterThanOrEqual(10)
    const [best] = await search(named(criteria), 'salesrep')
    expect(best?.match).toBeGreaterThan(80)
  })

  it('come with the best match first, its parts, and all that is known of each', async () => {
    const wanted = await madeHere()
    const rows = await search({
      ...sizeOf(wanted, 60),
      boardGrade: wanted.boardGradeCode,
      cartonStyle: wanted.fefcoCode,
      colorNo: wanted.numberOfColors,
    })
    const matches = rows.map(({ match }) => match)
    expect(matches).toEqual([...matches].sort((a, b) => b - a))
    const own = rows.find(({ id }) => id === wanted.id)
    expect(own).toMatchObject({ match: 100, customerName: wanted.customerName, recosted: false })
    expect(own?.parts.map(({ criterion }) => criterion)).toContain('boardGrade')
    expect(own?.quoteOrigin).toMatch(/^\d+-\d+$/)
    expect(own?.prices).toHaveLength(3)
    expect(own?.paperMakeUp).not.toBe('')
    expect(own?.sheetSqm).toBeGreaterThanOrEqual(own?.cartonSqm ?? 99)
    expect(own?.passNo).toBeGreaterThan(0)
    expect(own?.deliveryRegion).not.toBeNull()
    expect((own?.lastYearQty ?? 0) + (own?.thisYearQty ?? 0)).toBeGreaterThan(0)
  })

  it('lie within the variances, of the plant and the customers asked for', async () => {
    const wanted = await madeHere()
    const rows = await search({ ...sizeOf(wanted, 20), plantCode: wanted.plantCode, customerCodes: 'BLU001' })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(Math.abs(row.length - wanted.length)).toBeLessThanOrEqual(20)
      expect([row.plantCode, row.customerCode]).toEqual([wanted.plantCode, 'BLU001'])
    }
  })

  it('are those of their own customers for who only sells, and refused to who may not see products', async () => {
    const all = new Set((await search({})).map(({ customerCode }) => customerCode))
    const own = new Set((await search({}, 'salesrep')).map(({ customerCode }) => customerCode))
    expect(all).toContain('FAR003')
    expect(own).not.toContain('FAR003')
    expect((await server.as('custserv').get('/lgx/SimilarProduct/Search')).status).toBe(403)
  })

  it('refuse what is no number at its field', async () => {
    const answer = await server.as('su').get('/lgx/SimilarProduct/Search', { lengthVariance: 'wide' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ path: 'lengthVariance' }])
  })

  it('tell which of them an open item changes', async () => {
    const wanted = await madeHere()
    const isReviewed = async () =>
      (await search(sizeOf(wanted))).find(({ id }) => id === wanted.id)?.isUnderReview
    expect(await isReviewed()).toBe(false)
    await copied('MODIFY_SIMPLE_CHANGE')
    expect(await isReviewed()).toBe(true)
  })

  it('recost-flag, recost-success: are recosting from its start to its end, and recosted only by Success', async () => {
    const wanted = await madeHere()
    const own = async () => (await search(sizeOf(wanted))).find(({ id }) => id === wanted.id)
    await server
      .as('su')
      .post('/costing/Product/Recost', { plantCode: wanted.plantCode, lgxProductId: wanted.productId })
    expect(await own()).toMatchObject({ recosting: true, recosted: false, costTape: [] })
    await runner.drain()
    const after = await own()
    expect(after).toMatchObject({ recosting: false, recosted: true })
    expect(after?.costTape[0]?.cost).toBeGreaterThan(0)
    expect(after?.freight).not.toBeNull()
  })

  it('give prices, pallet and route to be taken over', async () => {
    const { plantCode, productId } = await madeHere()
    const { body } = await server.as('salesrep').get('/lgx/SimilarProduct/Source', { plantCode, productId })
    expect(body.prices).toHaveLength(3)
    expect(body.palletization.palletTypeCode).not.toBe('')
    expect(body.design.designSteps.length).toBeGreaterThan(1)
    const hidden = { plantCode: 'NTH', productId: 'P-10004' }
    expect((await server.as('salesrep').get('/lgx/SimilarProduct/Source', hidden)).status).toBe(404)
  })
})

describe('what choices teach the order of similar products', () => {
  const weights = async () =>
    (await server.as('su').get('/lgx/SimilarProduct/Weights')).body as {
      criterion: string
      usual: number
      learnt: number
      choices: number
    }[]

  it('is shown, and forgotten only by a super user', async () => {
    const { plantCode, productId } = await madeHere()
    const { id } = await copied()
    const { body: criteria } = await server
      .as('salesrep')
      .get('/lgx/SimilarProduct/DefaultSearch', { quoteItemId: id })
    const taken = { plantCode, productId, what: 'pallet', criteria: { ...criteria, plantCode: null } }
    const before = await weights()
    expect(before.map(({ usual }) => usual)).toEqual(before.map(({ learnt }) => learnt))
    const answer = await server.as('salesrep').post('/lgx/SimilarProduct/Taken', taken)
    expect([answer.status, answer.body]).toEqual([200, { isLearnt: true }])
    const learnt = (await weights()).filter(({ choices }) => choices === 1)
    expect(learnt.length).toBeGreaterThan(3)
    expect((await server.as('pricing').delete('/lgx/SimilarProduct/Weights')).status).toBe(403)
    expect((await server.as('su').delete('/lgx/SimilarProduct/Weights')).status).toBe(200)
    expect(await server.connection.db.select().from(similarityLessons)).toEqual([])
  })
})

describe('what a copy was begun from', () => {
  it('is the product as it was then, for who may see what a copy changed', async () => {
    const { id, quoteId } = await copied()
    const wanted = await madeHere()
    const { body } = await server.as('salesrep').get(`/quote/QuoteItem/${id}/CopiedSource`)
    expect(body).toMatchObject({ productId: wanted.productId, productCode: wanted.productCode })
    expect(body.sections.product.length).toBe(wanted.length)
    expect(body.truckType).not.toBe('')
    const { body: sources } = await server.as('salesrep').get(`/quote/Quote/${quoteId}/SourceProducts`)
    expect(sources.map((row: ExistingProduct) => row.id)).toEqual([wanted.id])
    expect((await server.as('samplemaker').get(`/quote/QuoteItem/${id}/CopiedSource`)).status).toBe(403)
  })

  it('is nothing of an item that is no copy', async () => {
    const { itemId: id } = await createItem(server.as('salesrep'))
    expect((await server.as('salesrep').get(`/quote/QuoteItem/${id}/CopiedSource`)).status).toBe(404)
  })
})
