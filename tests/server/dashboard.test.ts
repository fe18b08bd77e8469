import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { durationCodes, figureNames, periodOf } from '#domain/dashboard'
import { prepareFigures } from '../../server/services/figures/recountFigures.ts'
import { act, makeReady, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const stats = async (query: Record<string, unknown>, login = 'salesrep') =>
  (await server.as(login).get('/quote/Dashboard/QuoteStats', query)).body

const listTotal = async (query: Record<string, unknown>, login = 'salesrep') => {
  const answer = await server
    .as(login)
    .get('/quote-worklist/Quote/WorkList', { dashboard: true, range: [0, 999], ...query })
  expect(answer.status).toBe(200)
  return { rows: answer.body, total: Number(String(answer.headers['content-range']).split('/')[1]) }
}

describe('the quote statistics', () => {
  it.each(durationCodes)('of %s are the rows of the lists behind them', async duration => {
    const shown = await stats({ duration })
    expect({ from: shown.from, to: shown.to }).toEqual(periodOf(duration, today))
    for (const figure of figureNames) {
      const { rows, total } = await listTotal({ duration, figure })
      expect([figure, rows.length, total]).toEqual([figure, shown[figure], shown[figure]])
    }
  })

  it('list what was won; what is over is due no more', async () => {
    const { rows } = await listTotal({ duration: 'THIS_YEAR', figure: 'existCustItemsWon' })
    const over = rows.filter((row: { currentStep: string }) => row.currentStep === 'Closed')
    expect(over.length).toBeGreaterThan(0)
    expect(new Set(over.map((row: { dueState: string }) => row.dueState))).toEqual(new Set(['none']))
  })

  it('of the states add up to those of all states', async () => {
    const { body: states } = await server.as('salesrep').get('/config/Plant/State')
    const parts = await Promise.all(
      states.map(({ code }: { code: string }) => stats({ duration: 'THIS_YEAR', state: code })),
    )
    const whole = await stats({ duration: 'THIS_YEAR' })
    // A prospect has no address yet, so what is pending for them is in no state.
    const sum = parts.reduce((total, part) => total + part.existCustItemsWon, 0)
    expect(sum).toBe(whole.existCustItemsWon)
    expect(sum).toBeGreaterThan(10)
  })

  it('show a quarter in which something was won from old and new customers, week by week', async () => {
    const quarter = await stats({ duration: 'THIS_QUARTER' })
    for (const figure of figureNames) {
      expect(quarter[figure]).toBeGreaterThan(2)
      expect(quarter.trend.reduce((sum: number, part: never) => sum + part[figure], 0)).toBe(quarter[figure])
    }
    expect(quarter.trend).toHaveLength(13)
    expect(quarter.quoteStatusSummary.map((row: { status: string }) => row.status)).toContain('In Progress')
  })

  it('count an item when it is won, and no longer when the order returns', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const present = await createTestApp({ today: () => day })
    try {
      const won = async () =>
        (await present.as('salesrep').get('/quote/Dashboard/QuoteStats', { duration: 'THIS_MONTH' })).body
          .existCustItemsWon
      const item = await submitItem(present)
      const su = present.as('su')
      for (const action of ['DESIGN_DONE', 'PRICING_DONE', 'APPROVE']) {
        await act(su, item, 'ACCEPT')
        await makeReady(su, item, action)
        expect((await act(su, item, action)).body.details.actionMessage).toBe('')
      }
      const before = await won()
      await act(su, item, 'ACCEPT')
      await makeReady(su, item, 'WON')
      await act(su, item, 'WON')
      expect(await won()).toBe(before + 1)
      await act(su, item, 'ACCEPT')
      await act(su, item, 'ORDER_RETURN', { reason: 'OTHER', comment: 'The order number is missing.' })
      expect(await won()).toBe(before)
    } finally {
      await present.close()
    }
  })

  it('are for sales reps only, and each sees their own', async () => {
    for (const login of ['sca', 'su', 'designer', 'vendor']) {
      const answer = await server.as(login).get('/quote/Dashboard/QuoteStats', { duration: 'THIS_YEAR' })
      expect([login, answer.status]).toEqual([login, 403])
    }
    const { rows } = await listTotal({ duration: 'THIS_YEAR', figure: 'existCustItemsWon' }, 'salesrep2')
    expect(new Set(rows.map((row: { initiator: string }) => row.initiator))).toEqual(new Set(['salesrep2']))
  })

  it('count a day from its first to its last moment where the company is', async () => {
    const own = await createTestApp({ timeZone: 'Australia/Melbourne' })
    try {
      await prepareFigures(own.connection.db, 'Australia/Melbourne')
      const duration = 'LAST_MONTH'
      const { from, to } = periodOf(duration, today)
      const won = async () =>
        (await own.as('salesrep').get('/quote/Dashboard/QuoteStats', { duration })).body.existCustItemsWon
      const filter = "won_at is not null and not is_new_customer and close_type is distinct from 'trash'"
      const rows = await own.connection.query(
        `select id from quote_items where initiator = 'salesrep' and ${filter} limit 1`,
      )
      const winAt = (moment: string) =>
        own.connection.query(
          `update quote_items set won_at = (${moment}) at time zone 'Australia/Melbourne' where id = $1`,
          [(rows[0] as { id: number }).id],
        )
      await winAt("timestamp '2001-01-01'")
      const others = await won()
      for (const [moment, isInside] of [
        [`timestamp '${from} 00:00:00'`, true],
        [`timestamp '${from} 00:00:00' - interval '1 second'`, false],
        [`timestamp '${to} 23:59:59'`, true],
        [`timestamp '${to} 23:59:59' + interval '1 second'`, false],
      ] as const) {
        await winAt(moment)
        expect([moment, await won()]).toEqual([moment, others + (isInside ? 1 : 0)])
      }
    } finally {
      await own.close()
    }
  })

  it('count what an assistant began, and goods for New Zealand', async () => {
    const own = await createTestApp()
    try {
      const won = async (query: Record<string, string> = {}) =>
        (await own.as('salesrep').get('/quote/Dashboard/QuoteStats', { duration: 'THIS_YEAR', ...query }))
          .body.existCustItemsWon
      const { rows } = await listTotal({ duration: 'THIS_YEAR', figure: 'existCustItemsWon' })
      const [{ id, quoteId }] = rows
      const [all, abroad] = [await won(), await won({ state: 'NZ' })]
      await own.connection.query("update quote_items set initiator = 'sca' where id = $1", [id])
      expect(await won()).toBe(all)
      const toAuckland = "update quotes set delivery_state = '', delivery_country = 'NZ' where id = $1"
      await own.connection.query(toAuckland, [quoteId])
      const ofQuote = rows.filter((row: { quoteId: number }) => row.quoteId === quoteId).length
      expect(await won({ state: 'NZ' })).toBe(abroad + ofQuote)
    } finally {
      await own.close()
    }
  })

  it('refuse a duration that there is not', async () => {
    const answer = await server.as('salesrep').get('/quote/Dashboard/QuoteStats', { duration: 'EVER' })
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'duration'])
  })
})

describe('the quotes of a status', () => {
  it.each(durationCodes)('of %s are as many as the summary counts, and stand so', async duration => {
    const { quoteStatusSummary } = await stats({ duration })
    for (const { status, count } of quoteStatusSummary) {
      const {
        status: code,
        body,
        headers,
      } = await server.as('salesrep').get('/quote/Dashboard/Quotes', { duration, status, range: [0, 999] })
      expect([code, body.length, headers['content-range']]).toEqual([
        200,
        count,
        `items 0-${count - 1}/${count}`,
      ])
      const quote = await server.as('salesrep').get(`/quote/Quote/${body[0].id}`)
      expect([quote.body.owner, quote.body.status]).toEqual(['salesrep', status])
    }
  })

  it('come page by page, the last begun first, and of one state', async () => {
    const page = async (range: readonly number[], more = {}) =>
      (
        await server
          .as('salesrep')
          .get('/quote/Dashboard/Quotes', { duration: 'THIS_YEAR', status: 'Closed', range, ...more })
      ).body.map((quote: { id: number }) => quote.id)
    const all = await page([0, 99])
    expect(all.length).toBeGreaterThan(3)
    expect([...(await page([0, 1])), ...(await page([2, 99]))]).toEqual(all)
    const ofVictoria = await page([0, 99], { state: 'VIC' })
    expect(all.filter((id: number) => ofVictoria.includes(id))).toEqual(ofVictoria)
    expect(ofVictoria.length).toBeLessThan(all.length)
  })

  it('are for sales reps only', async () => {
    for (const login of ['sca', 'su', 'vendor']) {
      const query = { duration: 'THIS_YEAR', status: 'Closed' }
      expect((await server.as(login).get('/quote/Dashboard/Quotes', query)).status).toBe(403)
    }
  })
})

describe('the worklists of the dashboard', () => {
  it('dashboard-worklist: are those of the person, of what arrived in the duration', async () => {
    const { from, to } = periodOf('THIS_MONTH', today)
    const { rows } = await listTotal({ myQuotes: true, duration: 'THIS_MONTH' })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.initiator).toBe('salesrep')
      const day = row.dateArrived.slice(0, 10)
      expect(day >= from && day <= to).toBe(true)
    }
    const assigned = await listTotal({ assigntome: true, duration: 'THIS_QUARTER' })
    expect(new Set(assigned.rows.map((row: { assignee: string }) => row.assignee))).toEqual(
      new Set(['salesrep']),
    )
  })
})
