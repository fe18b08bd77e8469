import { beforeAll, describe, expect, it } from 'vitest'
import { figureNames } from '#domain/dashboard'
import { addGeneratedItems } from '../../server/tools/generate/addGeneratedItems.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

describe('a number of the dashboard that counts many', () => {
  let busy: TestApp
  beforeAll(async () => {
    busy = await createTestApp()
    await addGeneratedItems(busy.connection, { items: 4000, seed: 1, today, areMade: false })
    return () => busy.close()
  })

  const duration = 'THIS_YEAR'
  const figuresNow = async () =>
    (await busy.as('salesrep').get('/quote/Dashboard/QuoteStats', { duration })).body
  const page = async (path: string, query: Record<string, unknown>, range: readonly number[]) => {
    const { body, headers } = await busy.as('salesrep').get(path, { duration, ...query, range })
    return {
      ids: body.map(({ id }: { id: number }) => id) as number[],
      counted: String(headers['content-range']).split('/')[1],
    }
  }
  /** Page through a list to its end. */
  const allOf = async (path: string, query: Record<string, unknown>) => {
    const ids: number[] = []
    for (let first = 0; ; first += 100) {
      const { ids: more, counted } = await page(path, query, [first, first + 99])
      ids.push(...more)
      if (more.length < 100) return { ids, counted }
    }
  }

  it('has as many rows in its list, page after page', async () => {
    const shown = await figuresNow()
    expect(shown.pendingQuoteItems).toBeGreaterThan(200)
    for (const figure of figureNames) {
      const { ids, counted } = await allOf('/quote-worklist/Quote/WorkList', { dashboard: true, figure })
      const count = shown[figure]
      expect([figure, ids.length, new Set(ids).size, counted]).toEqual([figure, count, count, String(count)])
    }
  })

  it('has a list counted no further than a little beyond its page', async () => {
    const list = { dashboard: true, figure: 'pendingQuoteItems' }
    expect((await page('/quote-worklist/Quote/WorkList', list, [0, 9])).counted).toBe('110+')
    const { quoteStatusSummary } = await figuresNow()
    const { status } = quoteStatusSummary.find(({ count }: { count: number }) => count > 110)
    expect((await page('/quote/Dashboard/Quotes', { status }, [0, 9])).counted).toBe('110+')
  })

  it('has as many quotes in the list of a status, page after page', async () => {
    const { quoteStatusSummary } = await figuresNow()
    for (const { status, count } of quoteStatusSummary) {
      const { ids, counted } = await allOf('/quote/Dashboard/Quotes', { status })
      expect([status, ids.length, new Set(ids).size, counted]).toEqual([status, count, count, String(count)])
    }
  })
})
