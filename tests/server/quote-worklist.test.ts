import { and, count, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { worklistSorts } from '#contract/quote-worklist'
import { quoteItems } from '../../server/database/schema/index.ts'
import { act, createItem, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

interface Row {
  readonly id: number
  readonly reference: string
  readonly assignmentGroup: string
  readonly assignee: string
  readonly initiator: string
  readonly [column: string]: unknown
}

async function worklist(
  login: string,
  query: Record<string, unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const { status, headers, body } = await server.as(login).get('/quote-worklist/Quote/WorkList', query)
  expect([status, JSON.stringify(body).slice(0, 200)]).toEqual([200, expect.stringMatching(/^\[/)])
  return { rows: body, total: Number(String(headers['content-range']).split('/')[1]) }
}

const status = async (login: string, query: Record<string, unknown>): Promise<number> =>
  (await server.as(login).get('/quote-worklist/Quote/WorkList', query)).status

/** Open items of a workgroup, counted in the table itself. */
async function counted(group: string, isOnHold = false): Promise<number> {
  const [row] = await server.connection.db
    .select({ count: count() })
    .from(quoteItems)
    .where(
      and(
        eq(quoteItems.assignmentGroup, group),
        eq(quoteItems.isOnHold, isOnHold),
        eq(quoteItems.isFinal, false),
        isNull(quoteItems.closeType),
      ),
    )
  return row?.count ?? 0
}

describe('the worklist of a workgroup', () => {
  it('shows what waits for it, newest arrivals first, page by page', async () => {
    const all = await worklist('designer', { AssignmentGroup: 'DESIGN', range: [0, 999] })
    expect(all.rows.length).toBe(all.total)
    expect(all.total).toBe(await counted('DESIGN'))
    expect(new Set(all.rows.map(row => row.assignmentGroup))).toEqual(new Set(['DESIGN']))
    const arrivals = all.rows.map(row => String(row.dateArrived))
    expect(arrivals).toEqual([...arrivals].sort().reverse())
    const pages: Row[] = []
    for (let first = 0; first < all.total; first += 4) {
      const page = await worklist('designer', { AssignmentGroup: 'DESIGN', range: [first, first + 3] })
      expect(page.total).toBe(all.total)
      pages.push(...page.rows)
    }
    expect(pages).toEqual(all.rows)
  })

  it('tells how many there are beyond its end as well', async () => {
    const page = await worklist('designer', { AssignmentGroup: 'DESIGN', range: [900, 924] })
    expect(page).toEqual({ rows: [], total: await counted('DESIGN') })
  })

  it('starts with ten rows', async () => {
    expect((await worklist('designer', { AssignmentGroup: 'DESIGN' })).rows).toHaveLength(10)
  })

  it('has every column of the specification', async () => {
    const [row] = (await worklist('designer', { AssignmentGroup: 'DESIGN', range: [0, 0] })).rows
    const columns = [
      ...[
        'action',
        'quoteNumber',
        'quoteDescription',
        'itemNo',
        'assignmentGroup',
        'assignee',
        'dateInitiated',
      ],
      ...['dateArrived', 'customerName', 'customerCode', 'productDescription', 'currentStep', 'initiator'],
      ...[
        'customerDueDate',
        'isEvisy',
        'plant',
        'orderQty',
        'orderPO',
        'businessUnit',
        'drawingNo',
        'withVendor',
      ],
      ...['sampleStatus', 'isPreprint', 'itemCategory', 'productCode'],
    ]
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(columns))
  })

  it('is for its members, and for super users', async () => {
    expect(await status('designer', { AssignmentGroup: 'PRICING' })).toBe(403)
    expect(await status('salesrep', { AssignmentGroup: 'DESIGN' })).toBe(403)
    expect(await status('su', { AssignmentGroup: 'DESIGN' })).toBe(200)
    const refused = await server
      .as('designer')
      .get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'PRICING' })
    expect(refused.body).toMatchObject({
      code: 'not-allowed',
      detail: 'You are not a member of workgroup PRICING.',
    })
  })
})

describe('the rows a person may act on', () => {
  it('say so, and why not', async () => {
    const item = await submitItem(server)
    const find = async (login: string) =>
      (await worklist(login, { AssignmentGroup: 'DESIGN', filter: { q: `${item.quoteId}` } })).rows[0]
    expect(await find('designer')).toMatchObject({ action: 'ACCEPT', actionAllowed: true, actionReason: '' })
    await act(server.as('designer'), item, 'ACCEPT')
    expect(await find('designer')).toMatchObject({
      action: 'RELEASE',
      actionAllowed: true,
      assigneeName: 'Owen Castell',
    })
    expect(await find('designer2')).toMatchObject({
      action: 'ACCEPT',
      actionAllowed: false,
      actionReason: 'The item is assigned to Owen Castell.',
    })
  })
})

describe('what is assigned to a person', () => {
  it('is theirs only', async () => {
    const item = await createItem(server.as('salesrep'))
    const { rows, total } = await worklist('salesrep', { assigntome: true, range: [0, 999] })
    expect(rows.length).toBe(total)
    expect(new Set(rows.map(row => row.assignee))).toEqual(new Set(['salesrep']))
    expect(rows.map(row => row.id)).toContain(item.itemId)
  })

  it('is shown to the coordinator who stands in for them, and to nobody else', async () => {
    const { rows } = await worklist('sca', { assigntome: true, salesRepCode: 'salesrep', range: [0, 999] })
    expect(new Set(rows.map(row => row.assignee))).toEqual(new Set(['salesrep']))
    expect(await status('salesrep2', { assigntome: true, salesRepCode: 'salesrep' })).toBe(403)
    expect(await status('designer', { salesRepCode: 'salesrep' })).toBe(403)
    expect(await status('sca', { salesRepCode: 'designer' })).toBe(403)
    expect(await status('su', { salesRepCode: 'salesrep' })).toBe(200)
    const refused = await server
      .as('designer')
      .get('/quote-worklist/Quote/WorkList', { salesRepCode: 'salesrep' })
    expect(refused.body.detail).toBe('You do not coordinate salesrep.')
  })
})

describe('the quotes of a person', () => {
  it('are the items they started, wherever they stand', async () => {
    const { rows } = await worklist('salesrep', { myQuotes: true, range: [0, 999] })
    expect(new Set(rows.map(row => row.initiator))).toEqual(new Set(['salesrep']))
    expect(new Set(rows.map(row => row.assignmentGroup)).size).toBeGreaterThan(2)
    const ofRep = await worklist('sca', { salesRepCode: 'salesrep', range: [0, 999] })
    expect(ofRep).toEqual({ ...ofRep, total: rows.length })
  })
})

describe('a worklist of nothing in particular', () => {
  it('is everything that is the person’s in one way or another', async () => {
    const { rows } = await worklist('salesrep2', { range: [0, 999] })
    const isTheirs = (row: Row) =>
      row.assignmentGroup === 'SALES' || row.assignee === 'salesrep2' || row.initiator === 'salesrep2'
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(row => !isTheirs(row))).toEqual([])
  })
})

describe('a worklist filtered', () => {
  const found = async (filter: object) =>
    worklist('su', { AssignmentGroup: 'DESIGN', range: [0, 999], filter })

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
    expect(total).toBe(await counted('DESIGN', true))
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
      worklist('su', { AssignmentGroup: 'DESIGN', sort: [field, direction], range })
    const up = (await page([0, 999], 'ASC')).rows.map(row => row.id)
    const down = (await page([0, 999], 'DESC')).rows.map(row => row.id)
    expect([...down].reverse()).toEqual(up)
    const halves = [...(await page([0, 6], 'ASC')).rows, ...(await page([7, 999], 'ASC')).rows]
    expect(halves.map(row => row.id)).toEqual(up)
  })
})

describe('the counts of the menu', () => {
  const counts = async (login: string) => (await server.as(login).get('/quote-worklist/Counts')).body

  it('are the totals of the worklists they stand for', async () => {
    for (const login of ['su', 'designer', 'salesrep', 'sca']) {
      const { assignedToMe, groups, salesReps } = await counts(login)
      expect(assignedToMe).toBe((await worklist(login, { assigntome: true })).total)
      for (const { code, count: waiting } of groups) {
        expect([code, waiting]).toEqual([code, (await worklist(login, { AssignmentGroup: code })).total])
        expect([code, waiting]).toEqual([code, await counted(code)])
      }
      for (const { code, assignedCount } of salesReps) {
        const { total } = await worklist(login, { assigntome: true, salesRepCode: code })
        expect([code, assignedCount]).toEqual([code, total])
      }
    }
  })

  it('are of the person’s own workgroups and sales reps', async () => {
    const { groups, salesReps } = await counts('sca')
    expect(groups.map((group: { code: string }) => group.code)).toEqual(['SALES'])
    expect(salesReps.map((salesRep: { code: string }) => salesRep.code).sort()).toEqual([
      'salesrep',
      'salesrep2',
    ])
    expect(await counts('techmgr')).toMatchObject({ groups: [{ code: 'TECH' }], salesReps: [] })
  })

  it('follow what happens', async () => {
    const before = await counts('designer')
    const waiting = (answer: { groups: { code: string; count: number }[] }) =>
      answer.groups.find(group => group.code === 'DESIGN')?.count ?? 0
    const item = await submitItem(server)
    expect(waiting(await counts('designer'))).toBe(waiting(before) + 1)
    await act(server.as('designer'), item, 'ACCEPT')
    expect((await counts('designer')).assignedToMe).toBe(before.assignedToMe + 1)
    await act(server.as('designer'), item, 'ONHOLD')
    expect(await counts('designer')).toEqual(before)
  })
})
