import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { config } from '#contract/config'
import { createCalls } from '../../../src/dataProvider/call.ts'
import { createFileCalls } from '../../../src/dataProvider/files/createFileCalls.ts'
import { sendFormByFetch } from '../../../src/dataProvider/files/sendForm.ts'
import { createHttp } from '../../../src/dataProvider/http.ts'
import { createDataProvider } from '../../../src/dataProvider/index.ts'
import { listParams } from '../../../src/dataProvider/listParams.ts'
import { pageLocally } from '../../../src/dataProvider/pageLocally.ts'
import { seedFrom } from '../../depth.ts'
import { answering } from '../answering.ts'

const nobody = { headers: async () => ({}), renew: async () => false }
const httpTo = (fetch: typeof globalThis.fetch) => createHttp({ baseUrl: '', credentials: nobody, fetch })
const providerOn = (fetch: typeof globalThis.fetch) => {
  const http = httpTo(fetch)
  const sendForm = sendFormByFetch(fetch)
  return createDataProvider(http, createFileCalls({ baseUrl: '', credentials: nobody, http, sendForm }))
}

describe('listParams', () => {
  test('writes page, sort and filter in the simple REST dialect', () => {
    expect(
      listParams({ page: 3, perPage: 25, sort: { field: 'code', order: 'DESC' }, filter: { q: 'kraft' } }),
    ).toEqual({ range: '[50,74]', sort: '["code","DESC"]', filter: '{"q":"kraft"}' })
  })

  test('leaves out filters nobody filled in, and a sort by nothing', () => {
    const filter = { q: '', plant: [], flute: null, isOnHold: false }
    expect(listParams({ page: 1, perPage: 10, sort: { field: '', order: 'ASC' }, filter })).toEqual({
      range: '[0,9]',
      filter: '{"isOnHold":false}',
    })
  })
})

describe('pageLocally', () => {
  const rows = [
    { id: 1, name: 'Box 10', plant: 'MEL', length: 300 },
    { id: 2, name: 'box 2', plant: 'SYD', length: null },
    { id: 3, name: 'Tray', plant: 'MEL', length: 120 },
  ]

  test('sorts words as people count and leaves empty values to the end', () => {
    const ids = (sort: string) => pageLocally(rows, { sort }).data.map(row => row.id)
    expect(ids('["name","ASC"]')).toEqual([2, 1, 3])
    expect(ids('["length","ASC"]')).toEqual([3, 1, 2])
    expect(ids('["length","DESC"]')).toEqual([1, 3, 2])
  })

  test('filters by text anywhere, by value and by a list of values', () => {
    const count = (filter: object) => pageLocally(rows, { filter: JSON.stringify(filter) }).total
    expect(count({ q: 'BOX' })).toBe(2)
    expect(count({ plant: 'MEL' })).toBe(2)
    expect(count({ id: [1, 3], plant: 'MEL', q: 'tray' })).toBe(1)
    expect(count({ unknownToTheRows: true })).toBe(3)
  })

  test('the pages put together are the sorted list, whatever the page size', () => {
    const list = fc.array(fc.record({ id: fc.nat(), name: fc.string() }), { maxLength: 60 })
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 20 }), (records, perPage) => {
        const sort = '["name","ASC"]'
        const whole = pageLocally(records, { sort }).data
        const pages = Array.from({ length: Math.ceil(records.length / perPage) }, (_, place) => {
          const { range } = listParams({ page: place + 1, perPage })
          return pageLocally(records, { sort, range })
        })
        expect(pages.flatMap(page => page.data)).toEqual(whole)
        expect(pages.every(page => page.total === records.length)).toBe(true)
      }),
      { seed: seedFrom(2026), numRuns: 60 },
    )
  })
})

describe('a list call', () => {
  const input = { query: listParams({ page: 2, perPage: 2, sort: { field: 'code', order: 'ASC' } }) }
  const grades = ['B', 'A', 'C'].map((code, place) => ({ id: place, code }))

  test('takes page and total from the server when it counted', async () => {
    const { fetch } = answering({
      'GET /config/BoardGrade': () =>
        Response.json([{ id: 9, code: 'Z' }], { headers: { 'content-range': 'items 2-2/319' } }),
    })
    const page = await createCalls(httpTo(fetch)).callPage(config.boardGrades, input)
    expect(page).toEqual({ data: [{ id: 9, code: 'Z' }], total: 319 })
  })

  test('pages and sorts the plain array of a server that does not', async () => {
    const { fetch } = answering({ 'GET /config/BoardGrade': () => grades })
    const page = await createCalls(httpTo(fetch)).callPage(config.boardGrades, input)
    expect(page).toEqual({ data: [{ id: 2, code: 'C' }], total: 3 })
  })

  test('whose answer is not JSON fails with a sentence', async () => {
    const { fetch } = answering({ 'GET /config/BoardGrade': () => new Response('<html>') })
    await expect(createCalls(httpTo(fetch)).callPage(config.boardGrades, input)).rejects.toMatchObject({
      code: 'unreadable-answer',
    })
  })
})

describe("react-admin's functions", () => {
  const records = [
    { id: 'C1', customerName: 'Ashby Foods' },
    { id: 'C2', customerName: 'Brindle Wines' },
  ]

  test('getMany asks for the wanted records only, where the call can', async () => {
    const { fetch, asked } = answering({ 'GET /customer/Customer': () => records })
    const { data } = await providerOn(fetch).getMany('customers', { ids: ['C2'] })
    expect(JSON.parse(asked[0]?.query.get('filter') ?? '')).toEqual({ id: ['C2'] })
    expect(data).toEqual([records[1]])
  })

  test('a total that the server stopped counting at says so', async () => {
    const { fetch } = answering({
      'GET /customer/Customer': () =>
        Response.json(records, { headers: { 'content-range': 'items 0-1/1000+' } }),
    })
    expect(await providerOn(fetch).getList('customers', { filter: {} })).toEqual({
      data: records,
      total: 1000,
      meta: { isAtLeast: true },
    })
  })

  test('getOne of what is not there is a 404', async () => {
    const { fetch } = answering({ 'GET /customer/Customer': () => [] })
    await expect(providerOn(fetch).getOne('customers', { id: 'C9' })).rejects.toMatchObject({
      status: 404,
    })
  })
})
