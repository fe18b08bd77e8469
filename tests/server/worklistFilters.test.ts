import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { worklistSorts } from '#contract/quote-worklist'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { counted, type Row, worklist } from './worklistSteps.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('a worklist filtered', () => {
  const found = async (filter: object) =>
    worklist(server, 'su', { AssignmentGroup: 'DESIGN', range: [0, 999], filter })

  it.each([
    ['quote number', (row: Row) => String(row.quoteNumber)],
    ['quote and item number', (row: Row) => row.reference],
    ['customer', (row: Row) => String(row.customerName).toUpperCase()],
    [
      'the start of a word of its description',
      (row: Row) => String(row.productDescription).split(' ').at(-1)?.slice(0, 4) ?? '',
    ],
    [
      'words of several columns, in any order',
      (row: Row) => `${String(row.productDescription).split(' ')[0]} ${row.quoteNumber}`,
    ],
    ['product code', (row: Row) => String(row.productCode)],
  ])('by %s finds its rows, and counts them', async (_, textOf) => {
    const row = (await found({})).rows.at(-1)
    if (row === undefined) throw new Error('Nothing waits for DESIGN.')
    const { rows, total } = await found({ q: textOf(row) })
    expect(rows.map(each => each.id)).toContain(row.id)
    expect(rows.length).toBe(total)
    expect(total).toBeLessThan((await found({})).total)
  })

  it('by plant, business unit and step', async () => {
    const all = (await found({})).rows
    const plants = (await found({ plant: ['STH'] })).rows
    expect(plants.map(row => row.id)).toEqual(all.filter(row => row.plant === 'STH').map(row => row.id))
    expect((await found({ plant: ['NTH', 'STH'] })).total).toBe(all.length)
    const units = (await found({ businessUnit: ['GLAMA'] })).rows
    expect(units.map(row => row.id)).toEqual(
      all.filter(row => row.businessUnit === 'GLAMA').map(row => row.id),
    )
    expect((await found({ currentStep: 'PRICING' })).total).toBe(0)
  })

  it('by the plants and business units it is not of', async () => {
    const all = (await found({})).rows
    const notSouth = await found({ plant: ['STH'], operators: { plant: 'isNot' } })
    expect(notSouth.rows.map(row => row.id)).toEqual(
      all.filter(row => row.plant !== 'STH').map(row => row.id),
    )
    const others = await found({
      businessUnit: ['GLAMA'],
      operators: { businessUnit: 'isNot', plant: 'isNot' },
    })
    expect(others.rows.filter(row => row.businessUnit === 'GLAMA')).toEqual([])
    expect(others.total).toBe(all.filter(row => row.businessUnit !== 'GLAMA').length)
  })

  it('by how its due date stands, as each row says it', async () => {
    const all = (await found({})).rows
    for (const due of ['overdue', 'dueSoon', 'fine', 'none']) {
      const { rows, total } = await found({ due })
      expect(rows.map(row => row.id)).toEqual(all.filter(row => row.dueState === due).map(row => row.id))
      expect(total).toBe(rows.length)
    }
    expect(new Set(all.map(row => row.dueState)).size).toBeGreaterThan(1)
  })

  it('for what is on hold', async () => {
    const { rows, total } = await found({ isOnHold: true })
    expect(total).toBe(await counted(server, 'DESIGN', true))
    expect(rows.filter(row => row.isOnHold !== true)).toEqual([])
  })

  it.each(['%', '_', '\\', '100_0'])('takes %s as itself', async q => {
    expect((await found({ q })).rows).toEqual([])
  })

  it.each(['99999999999999999999', '1-99999999999999999999'])('finds nothing by %s', async q => {
    expect(await found({ q })).toEqual({ rows: [], total: 0 })
  })
})

describe('a worklist sorted', () => {
  it.each(worklistSorts)('by %s has the same rows in a fixed order', async field => {
    const page = (range: [number, number], direction: string) =>
      worklist(server, 'su', { AssignmentGroup: 'DESIGN', sort: [field, direction], range })
    const up = (await page([0, 999], 'ASC')).rows.map(row => row.id)
    const down = (await page([0, 999], 'DESC')).rows.map(row => row.id)
    expect([...down].reverse()).toEqual(up)
    const halves = [...(await page([0, 6], 'ASC')).rows, ...(await page([7, 999], 'ASC')).rows]
    expect(halves.map(row => row.id)).toEqual(up)
  })
})
