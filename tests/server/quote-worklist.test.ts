import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, createItem, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { counted, type Row, status, worklist } from './worklistSteps.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('the worklist of a workgroup', () => {
  it('shows what waits for it, newest arrivals first, page by page', async () => {
    const all = await worklist(server, 'designer', { AssignmentGroup: 'DESIGN', range: [0, 999] })
    expect(all.rows.length).toBe(all.total)
    expect(all.total).toBe(await counted(server, 'DESIGN'))
    expect(new Set(all.rows.map(row => row.assignmentGroup))).toEqual(new Set(['DESIGN']))
    expect(all.rows[0]?.assignmentGroupName).toBe('Structural Design')
    const arrivals = all.rows.map(row => String(row.dateArrived))
    expect(arrivals).toEqual([...arrivals].sort().reverse())
    const pages: Row[] = []
    for (let first = 0; first < all.total; first += 4) {
      const page = await worklist(server, 'designer', {
        AssignmentGroup: 'DESIGN',
        range: [first, first + 3],
      })
      expect(page.total).toBe(all.total)
      pages.push(...page.rows)
    }
    expect(pages).toEqual(all.rows)
  })

  it('tells how many there are beyond its end as well', async () => {
    const page = await worklist(server, 'designer', { AssignmentGroup: 'DESIGN', range: [900, 924] })
    expect(page).toEqual({ rows: [], total: await counted(server, 'DESIGN') })
  })

  it('starts with ten rows', async () => {
    expect((await worklist(server, 'designer', { AssignmentGroup: 'DESIGN' })).rows).toHaveLength(10)
  })

  it('has every column of the specification', async () => {
    const [row] = (await worklist(server, 'designer', { AssignmentGroup: 'DESIGN', range: [0, 0] })).rows
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
    expect(await status(server, 'designer', { AssignmentGroup: 'PRICING' })).toBe(403)
    expect(await status(server, 'salesrep', { AssignmentGroup: 'DESIGN' })).toBe(403)
    expect(await status(server, 'su', { AssignmentGroup: 'DESIGN' })).toBe(200)
    const refused = await server
      .as('designer')
      .get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'PRICING' })
    expect(refused.body).toMatchObject({
      code: 'not-allowed',
      detail: 'You are not a member of workgroup Pricing.',
    })
  })
})

describe('the rows a person may act on', () => {
  it('say so, and why not', async () => {
    const item = await submitItem(server)
    const find = async (login: string) =>
      (await worklist(server, login, { AssignmentGroup: 'DESIGN', filter: { q: `${item.quoteId}` } })).rows[0]
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
    const { rows, total } = await worklist(server, 'salesrep', { assigntome: true, range: [0, 999] })
    expect(rows.length).toBe(total)
    expect(new Set(rows.map(row => row.assignee))).toEqual(new Set(['salesrep']))
    expect(rows.map(row => row.id)).toContain(item.itemId)
  })

  it('is shown to the coordinator who stands in for them, and to nobody else', async () => {
    const { rows } = await worklist(server, 'sca', {
      assigntome: true,
      salesRepCode: 'salesrep',
      range: [0, 999],
    })
    expect(new Set(rows.map(row => row.assignee))).toEqual(new Set(['salesrep']))
    expect(await status(server, 'salesrep2', { assigntome: true, salesRepCode: 'salesrep' })).toBe(403)
    expect(await status(server, 'designer', { salesRepCode: 'salesrep' })).toBe(403)
    expect(await status(server, 'sca', { salesRepCode: 'designer' })).toBe(403)
    expect(await status(server, 'su', { salesRepCode: 'salesrep' })).toBe(200)
    const refused = await server
      .as('designer')
      .get('/quote-worklist/Quote/WorkList', { salesRepCode: 'salesrep' })
    expect(refused.body.detail).toBe('You do not coordinate salesrep.')
  })
})

describe('the quotes of a person', () => {
  it('are the items they started, wherever they stand', async () => {
    const { rows } = await worklist(server, 'salesrep', { myQuotes: true, range: [0, 999] })
    expect(new Set(rows.map(row => row.initiator))).toEqual(new Set(['salesrep']))
    expect(new Set(rows.map(row => row.assignmentGroup)).size).toBeGreaterThan(2)
    const ofRep = await worklist(server, 'sca', { salesRepCode: 'salesrep', range: [0, 999] })
    expect(ofRep).toEqual({ ...ofRep, total: rows.length })
  })
})

describe('a worklist of nothing in particular', () => {
  it('is everything that is the person’s in one way or another', async () => {
    const { rows } = await worklist(server, 'salesrep2', { range: [0, 999] })
    const isTheirs = (row: Row) =>
      row.assignmentGroup === 'SALES' || row.assignee === 'salesrep2' || row.initiator === 'salesrep2'
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(row => !isTheirs(row))).toEqual([])
  })

  it('is cut into pages, each item once, also from its end', async () => {
    for (const order of ['DESC', 'ASC']) {
      const list = (first: number, last: number) =>
        worklist(server, 'salesrep', { sort: ['dateArrived', order], range: [first, last] })
      const all = await list(0, 999)
      expect(new Set(all.rows.map(row => row.id)).size).toBe(all.total)
      const pages: Row[] = []
      for (let first = 0; first < all.total; first += 4) {
        const page = await list(first, first + 3)
        expect(page.total).toBe(all.total)
        pages.push(...page.rows)
      }
      expect(pages).toEqual(all.rows)
    }
  })
})

describe('the counts of the menu', () => {
  const counts = async (login: string) => (await server.as(login).get('/quote-worklist/Counts')).body

  it('are the totals of the worklists they stand for', async () => {
    for (const login of ['su', 'designer', 'salesrep', 'sca']) {
      const { assignedToMe, groups, salesReps } = await counts(login)
      expect(assignedToMe).toBe((await worklist(server, login, { assigntome: true })).total)
      for (const { code, count: waiting } of groups) {
        expect([code, waiting]).toEqual([
          code,
          (await worklist(server, login, { AssignmentGroup: code })).total,
        ])
        expect([code, waiting]).toEqual([code, await counted(server, code)])
      }
      for (const { code, assignedCount } of salesReps) {
        const { total } = await worklist(server, login, { assigntome: true, salesRepCode: code })
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
