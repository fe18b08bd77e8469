import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { quoteWorklist } from '#contract/quote-worklist'
import { addGeneratedItems } from '../../../server/tools/generate/addGeneratedItems.ts'
import { knownTotal } from '../../../src/components/list/knownTotal.ts'
import { waitingInList } from '../../../src/pages/worklists/waitingInList.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { today } from '../../server/today.ts'
import { mountApp } from '../harness.tsx'
import { fewColumns } from './fewColumns.ts'

describe('the total of a list', () => {
  test('is the known number where the list was not counted to its end', () => {
    expect(knownTotal({ total: 110, isAtLeast: true }, 340)).toEqual({ total: 340, isAtLeast: false })
  })

  test('is what the list counted: to its end, without a known number, and beyond an older one', () => {
    for (const [counted, known] of [
      [{ total: 23 }, 340],
      [{ total: 110, isAtLeast: true }, undefined],
      [{ total: 110, isAtLeast: true }, 98],
      [{}, 340],
    ] as const) {
      expect(knownTotal(counted, known)).toBe(counted)
    }
  })
})

describe('what the menu counts', () => {
  const counts = {
    assignedToMe: 340,
    groups: [{ code: 'DESIGN', count: 120 }],
    newWork: [],
    samples: [],
    salesReps: [{ code: 'salesrep', assignedCount: 45 }],
  }
  const { path } = quoteWorklist.worklist
  const page = { range: '[10,19]', sort: '["plant","ASC"]' }

  test.each([
    [{ assigntome: 'true' }, 340],
    [{ AssignmentGroup: 'DESIGN' }, 120],
    [{ assigntome: 'true', salesRepCode: 'salesrep' }, 45],
  ])('is the number of rows of %o, on every page and in every order', (query, count) => {
    expect(waitingInList(path, { ...page, ...query }, counts)).toBe(count)
  })

  test.each([
    [{ assigntome: 'true', filter: '{"isOnHold":true}' }],
    [{ assigntome: 'true', salesRepCode: 'salesrep2' }],
    [{ salesRepCode: 'salesrep' }],
    [{ assigntome: 'true', dashboard: 'true', duration: 'THIS_YEAR' }],
    [{ myQuotes: 'true' }],
    [{}],
  ])('says nothing of %o', query => {
    expect(waitingInList(path, { ...page, ...query }, counts)).toBeUndefined()
  })

  test('says nothing of another call, nor before it was counted', () => {
    const query = { ...page, assigntome: 'true' }
    expect(waitingInList(quoteWorklist.samples.path, query, counts)).toBeUndefined()
    expect(waitingInList(path, query, undefined)).toBeUndefined()
  })
})

describe('a list of more rows than a page counts', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
    await addGeneratedItems(server.connection, { items: 3000, seed: 1, today, areMade: false })
    await fewColumns(server, 'salesrep')
    return () => server.close()
  })

  const counted = async (): Promise<number> =>
    (await server.as('salesrep').get('/quote-worklist/Counts')).body.assignedToMe
  const rows = (count: number) => `${count} rows`

  test('says in its heading, its pages and the item’s page what the menu says', async () => {
    const count = await counted()
    expect(count).toBeGreaterThan(150)
    const { screen, user } = await mountApp({ as: 'salesrep', path: '/assignedtome', server })
    expect(await screen.findByLabelText(rows(count))).toHaveTextContent(String(count))
    expect(screen.getByText(`1-10 of ${count}`)).toBeInTheDocument()
    const [first] = (
      await server.as('salesrep').get('/quote-worklist/Quote/WorkList', { assigntome: true, range: [0, 0] })
    ).body
    await user.click(screen.getByRole('link', { name: first.reference }))
    const pager = await screen.findByRole('navigation', { name: 'Worklist Assigned To Me' })
    expect(pager).toHaveTextContent(`1 of ${count} in the list`)
  })

  test('says what the page counted as soon as something narrows it', async () => {
    const { screen } = await mountApp({ as: 'salesrep', path: '/assignedtome?due=overdue', server })
    expect(await screen.findByLabelText('More than 110 rows')).toHaveTextContent('110+')
    expect(screen.getByText('1-10 of 110+')).toBeInTheDocument()
  })

  test('follows the menu’s count', async () => {
    const count = await counted()
    const { screen } = await mountApp({ as: 'salesrep', path: '/assignedtome', server, live: true })
    const connection = await screen.findByRole('status', { name: 'Live connection' })
    await waitFor(() => expect(connection).toHaveAttribute('data-live', 'live'))
    await screen.findByLabelText(rows(count))
    const [last] = (
      await server
        .as('salesrep')
        .get('/quote-worklist/Quote/WorkList', { assigntome: true, range: [count - 1, count - 1] })
    ).body
    const { body } = await server.as('salesrep').post('/quote-worklist/Actions', {
      action: 'ONHOLD',
      reason: 'OTHER',
      comment: 'Waits for the customer.',
      items: [{ quoteItemId: last.id }],
    })
    expect(body.results).toEqual([expect.objectContaining({ ok: true })])
    expect(await screen.findByLabelText(rows(count - 1))).toBeInTheDocument()
    expect(screen.getByText(`1-10 of ${count - 1}`)).toBeInTheDocument()
  })

  test('on the dashboard says what its figure says', async () => {
    const { body: stats } = await server
      .as('salesrep')
      .get('/quote/Dashboard/QuoteStats', { duration: 'THIS_QUARTER' })
    expect(stats.pendingQuoteItems).toBeGreaterThan(110)
    const { screen } = await mountApp({ as: 'salesrep', path: '/dashboard?list=pendingQuoteItems', server })
    const list = await screen.findByRole('region', { name: 'Pending' })
    expect(await within(list).findByText(`1–10 of ${stats.pendingQuoteItems}`)).toBeInTheDocument()
  })
})
