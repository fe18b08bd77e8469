import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteItems } from '../../server/database/schema/index.ts'
import { newestMatches } from '../../server/services/quote-worklist/newestMatches.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

// biome-ignore lint/suspicious/noExplicitAny: hits as they come over the wire.
type Hit = any

const search = async (login: string, q: string): Promise<Hit[]> => {
  const { status, body } = await server.as(login).get('/quote-worklist/Search', { q })
  expect(status).toBe(200)
  return body
}

describe('one search for everything', () => {
  it('finds an item by its number, and its quote by the first digits', async () => {
    const [row] = (await server.as('salesrep').get('/quote-worklist/Quote/WorkList', { myQuotes: true })).body
    expect((await search('salesrep', row.reference)).map(hit => hit.to)).toEqual([`/qitem/${row.id}`])
    const byQuote = await search('salesrep', String(row.quoteId))
    expect(byQuote.map(hit => hit.to)).toContain(`/quotes/${row.quoteId}`)
  })

  it('finds a customer, their items and drawings by words', async () => {
    const kinds = new Set((await search('su', 'Bluegum')).map(hit => hit.kind))
    expect(kinds).toEqual(new Set(['item', 'customer', 'order']))
  })

  it('finds quotes by the first digits of their number, the newest first', async () => {
    const [row] = (await server.as('salesrep').get('/quote-worklist/Quote/WorkList', { myQuotes: true })).body
    const hits = (await search('su', String(row.quoteId).slice(0, 3))).filter(({ kind }) => kind === 'quote')
    const numbers = hits.map(({ to }) => Number(to.split('/').pop()))
    expect(numbers.length).toBeGreaterThan(1)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(await search('su', `0${row.quoteId}`)).toEqual([])
  })

  it('finds a quote by how words of its description begin', async () => {
    const { body } = await server.as('salesrep').get('/quote-worklist/Quote/WorkList', { myQuotes: true })
    const [row] = body
    const hits = await search('salesrep', row.quoteDescription.slice(0, -1))
    expect(hits.map(({ to }) => to)).toContain(`/quotes/${row.quoteId}`)
  })

  it('shows a sales rep nothing of another’s', async () => {
    const rows = (
      await server.as('salesrep2').get('/quote-worklist/Quote/WorkList', { myQuotes: true, range: [0, 99] })
    ).body
    const foreign = rows.find((row: Hit) => row.assignmentGroup !== 'SALES')
    expect(await search('salesrep', foreign.reference)).toEqual([])
    expect((await search('sca', foreign.reference)).length).toBe(1)
    expect(await search('salesrep', String(foreign.quoteId))).toEqual([])
  })

  it('shows a vendor its own orders and nothing else', async () => {
    const hits = await search('vendor', 'carton')
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every(hit => hit.kind === 'order' && hit.about.includes('Cutline Formes'))).toBe(true)
  })

  it('finds a customer by code, and an order by number, customer, reference and forme', async () => {
    const { body: customers } = await server.as('su').get('/customer/Customer')
    const { customerCode } = customers[0]
    expect((await search('su', customerCode)).map(hit => hit.to)).toContain(
      `/customerprofile/${customerCode}`,
    )

    const { body: orders } = await server.as('su').get('/quote/QuoteNewWork/GetManaulOrderWorklist')
    const ordersOf = async (q: string) =>
      (await search('su', q)).filter(({ kind }) => kind === 'order').map(({ id }) => id)
    const change = 'update tooling_orders set order_reference = $1, forme_code = $2 where id = $3'
    const id = orders[0].toolingOrderId
    await server.connection.query(change, ['REF-7781', 'F-90417', id])
    for (const q of [String(id), 'ref-7781', 'F-90417']) expect(await ordersOf(q)).toEqual([`order ${id}`])
    expect((await ordersOf('Bluegum')).length).toBeGreaterThan(0)
  })

  it('shows nothing of what the person has no page for', async () => {
    const kindsOf = async (login: string, q: string) =>
      new Set((await search(login, q)).map(({ kind }) => kind))
    // A pricing clerk sees items and customers, and has no list of orders.
    expect(await kindsOf('pricing', 'Bluegum')).toEqual(new Set(['item', 'customer']))
    // A sample maker has no page of customers.
    expect(await kindsOf('samplemaker', 'Bluegum')).toEqual(new Set(['item']))
    expect(await search('sysadmin', 'Bluegum')).toEqual([])
  })

  it('asks for two letters, and takes wildcards literally', async () => {
    expect(await search('su', 'B')).toEqual([])
    expect(await search('su', '%%')).toEqual([])
  })
})

describe('the newest items that have words', () => {
  it('are the same whether they are looked at or looked up', async () => {
    const { db } = server.connection
    const found = async (words: string, lookedAt: number) => {
      const statement = newestMatches(sql`${quoteItems.initiator} = 'salesrep'`, 6, lookedAt)
      const rows = await db
        .select({ id: sql<number>`found.id` })
        .from(sql`${statement} found`)
        .prepare('')
        .execute({ words })
      return rows.map(({ id }) => id)
    }
    const customers = await server.connection.query('select distinct customer_name from quote_items')
    const words = [...customers.map(row => String(row.customer_name)), 'carton', 'c', '1000', 'nothing']
    const counts = new Set<number>()
    for (const each of words) {
      const lookedAt = await found(each, 4_000)
      counts.add(lookedAt.length)
      for (const few of [1, 7, 40]) expect([each, await found(each, few)]).toEqual([each, lookedAt])
    }
    expect(counts.has(6) && counts.has(0)).toBe(true)
  })
})
