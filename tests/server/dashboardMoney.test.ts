import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyCount } from './fullCount.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('the money of the dashboard', () => {
  const winLoss = async (query: Record<string, unknown>) =>
    (await server.as('salesrep').get('/quote/Dashboard/WinLoss', query)).body
  const items = async (query: Record<string, unknown>) => {
    const answer = await server
      .as('salesrep')
      .get('/quote/Dashboard/MoneyItems', { duration: 'THIS_YEAR', range: [0, 999], ...query })
    expect(answer.status).toBe(200)
    return answer.body
  }
  const sumOf = (rows: readonly { value: number | null }[]) =>
    Math.round(rows.reduce((sum, row) => sum + (row.value ?? 0), 0) * 100) / 100

  it('is that of the items behind each figure', async () => {
    const [{ currency, whole, byCustomer, byProductGroup, byLostReason, answerDays }] = await winLoss({
      duration: 'THIS_YEAR',
    })
    expect([whole.won.count > 0, whole.won.value > 0, whole.margin > 0, answerDays > 0]).toEqual(
      Array.from({ length: 4 }, () => true),
    )
    for (const outcome of ['won', 'lost', 'pending'] as const) {
      const rows = await items({ outcome, currency })
      expect([outcome, rows.length, sumOf(rows)]).toEqual([
        outcome,
        whole[outcome].count,
        whole[outcome].value,
      ])
    }
    for (const { code, quoted } of byCustomer)
      expect(sumOf(await items({ currency, customerCode: code }))).toBe(quoted.value)
    for (const { code, won } of byProductGroup)
      expect(sumOf(await items({ currency, outcome: 'won', productGroup: code }))).toBe(won.value)
    for (const { code, count } of byLostReason)
      expect((await items({ currency, outcome: 'lost', lostReason: code })).length).toBe(count)
  })

  it('lists what comes to most first, page by page, with a total', async () => {
    const all = await items({})
    const values = all.map((row: { value: number | null }) => row.value ?? -1)
    expect(values).toEqual(values.toSorted((a: number, b: number) => b - a))
    const page = await server
      .as('salesrep')
      .get('/quote/Dashboard/MoneyItems', { duration: 'THIS_YEAR', range: [2, 4] })
    expect(page.body).toEqual(all.slice(2, 5))
    expect(page.headers['content-range']).toBe(`items 2-4/${all.length}`)
  })

  it('counts what is archived as lost for its reason, and what was there twice not at all', async () => {
    const own = await createTestApp()
    try {
      const [{ id }] = (
        await own.as('salesrep').get('/quote/Dashboard/MoneyItems', {
          duration: 'THIS_YEAR',
          outcome: 'pending',
        })
      ).body
      const reasons = async () =>
        (await own.as('salesrep').get('/quote/Dashboard/WinLoss', { duration: 'THIS_YEAR' })).body
          .flatMap((each: { byLostReason: { name: string; count: number }[] }) => each.byLostReason)
          .map(({ name }: { name: string }) => name)
      const close = "update quote_items set close_type = 'archive', close_reason = $2 where id = $1"
      expect(await reasons()).not.toContain('Customer withdrew')
      await own.connection.query(close, [id, 'CUSTOMER_WITHDREW'])
      expect(await reasons()).toContain('Customer withdrew')
      await own.connection.query(close, [id, 'DUPLICATE'])
      expect(await reasons()).not.toContain('Customer withdrew')
    } finally {
      await own.close()
    }
  })

  it('of options is that of one: the cheapest, until one is won', async () => {
    const own = await createTestApp()
    try {
      const { query } = own.connection
      const [pair] =
        await query(`select a.quote_item_id a, b.quote_item_id b, a.value::float8 least, b.value::float8 most
        from item_figures a join quote_items i on i.id = a.quote_item_id join quote_items j on j.quote_id = i.quote_id
        join item_figures b on b.quote_item_id = j.id
        where a.initiator = 'salesrep' and a.outcome = 'pendingQuoteItems' and b.outcome = a.outcome and a.value < b.value limit 1`)
      const { a, b, least, most } = pair as { a: number; b: number; least: number; most: number }
      const change = (set: string) => query(`update quote_items set ${set}`)
      const money = async (): Promise<(number | null)[]> => {
        const found = await query(
          `select value::float8 from item_figures where quote_item_id in (${a}, ${b}) order by quote_item_id = ${b}`,
        )
        return found.map(({ value }) => value as number | null)
      }
      expect(await money()).toEqual([least, most])
      await change(
        `option_group = 1, option_letter = case id when ${a} then 'A' else 'B' end where id in (${a}, ${b})`,
      )
      expect(await money()).toEqual([least, null])
      const { kept, counted } = await moneyCount(own.connection)
      expect(kept).toEqual(counted)
      await change(`order_qty = order_qty * 1000 where id = ${a}`)
      expect(await money()).toEqual([null, most])
      await change(`order_qty = order_qty / 1000 where id = ${a}`)
      await change(`won_at = now() where id = ${b}`)
      expect(await money()).toEqual([null, most])
      await change(`won_at = null where id = ${b}`)
      await change(`option_group = null, option_letter = null where id = ${a}`)
      expect(await money()).toEqual([least, most])
    } finally {
      await own.close()
    }
  })

  it('of what is won is that of what was ordered, where a purchase order says how many', async () => {
    const own = await createTestApp()
    try {
      const { query } = own.connection
      const [found] = await query(`select f.quote_item_id id, i.order_qty::float8 expected from item_figures f
        join quote_items i on i.id = f.quote_item_id
        where f.value > 0 and f.outcome = 'pendingQuoteItems' and i.order_qty > 0 limit 1`)
      const { id, expected } = found as { id: number; expected: number }
      const change = (set: string) => query(`update quote_items set ${set} where id = ${id}`)
      const order = (rows: readonly (readonly [orderNumber: string, quantity: number | null])[]) => {
        const purchaseOrders = rows.map(([orderNumber, quantity]) => ({ orderNumber, quantity }))
        return query(
          `insert into quote_item_sections (quote_item_id, section, version, data) values ($1, 'approval', 1, $2)
          on conflict (quote_item_id, section) do update set data = excluded.data`,
          [id, JSON.stringify({ purchaseOrders })],
        )
      }
      const value = async () =>
        (await query(`select value::float8 from item_figures where quote_item_id = ${id}`))[0]
          ?.value as number
      const at = async (quantity: number) =>
        (
          await query(`select w.value::float8 from quote_item_sections s, worth_of(s.data, ${quantity}) w
            where s.quote_item_id = ${id} and s.section in ('pricing', 'genericPricing') and w.value is not null`)
        )[0]?.value as number
      const [usual, more, most] = [await at(expected), await at(expected * 2), await at(expected * 3)]
      await order([['PO-1', expected * 2]])
      expect(await value()).toBe(usual)
      await change(`won_at = now(), order_po = 'PO-1'`)
      expect(await value()).toBe(more)
      await order([
        ['PO-1', expected * 2],
        ['PO-2', expected * 3],
      ])
      await change(`order_po = 'PO-2'`)
      expect(await value()).toBe(most)
      await change(`order_po = 'PO-3'`)
      expect(await value()).toBe(usual)
      await order([['PO-1', null]])
      expect(await value()).toBe(usual)
      const { kept, counted } = await moneyCount(own.connection)
      expect(kept).toEqual(counted)
    } finally {
      await own.close()
    }
  })

  it('is for sales reps only', async () => {
    for (const path of ['WinLoss', 'MoneyItems']) {
      for (const login of ['sca', 'su', 'vendor']) {
        const answer = await server.as(login).get(`/quote/Dashboard/${path}`, { duration: 'THIS_YEAR' })
        expect([path, login, answer.status]).toEqual([path, login, 403])
      }
    }
  })
})
