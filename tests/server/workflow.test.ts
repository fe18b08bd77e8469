import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeLog,
  comments,
  quoteItems,
  quotes,
  workflowHistory,
} from '../../server/database/schema/index.ts'
import {
  act,
  carton,
  createItem,
  loadItem,
  makeDesigned,
  makeReady,
  saveProduct,
  submitItem,
  type TestItem,
} from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
const designer = () => server.as('designer')

async function details(login: string, { itemId }: TestItem) {
  const answer = await server.as(login).get('/workflow/Details', { workflowId: itemId })
  expect(answer.status).toBe(200)
  return answer.body
}

/** Why each action is not allowed, '' for those that are, by their codes. */
async function offers(login: string, item: TestItem): Promise<Record<string, string>> {
  const offered: { code: string; reason: string }[] = (await details(login, item)).details.actions
  return Object.fromEntries(offered.map(({ code, reason }) => [code, reason]))
}

/** Everything stored about an item. */
async function everything({ quoteId, itemId }: TestItem) {
  const { db } = server.connection
  return {
    item: await db.select().from(quoteItems).where(eq(quoteItems.id, itemId)),
    quote: await db.select().from(quotes).where(eq(quotes.id, quoteId)),
    history: await db.select().from(workflowHistory).where(eq(workflowHistory.quoteItemId, itemId)),
    comments: await db.select().from(comments).where(eq(comments.quoteId, quoteId)),
    log: await db.select().from(changeLog).where(eq(changeLog.quoteId, quoteId)).orderBy(asc(changeLog.id)),
  }
}

describe('what may be done with an item', () => {
  it('is offered with the reason why another thing is not', async () => {
    const item = await createItem(rep())
    const offered = await offers('salesrep', item)
    expect(offered).toMatchObject({
      ACCEPT: 'The item is already assigned to you.',
      RELEASE: '',
      ONHOLD: '',
      OFFHOLD: 'The item is not on hold.',
      ARCHIVE: '',
      TRASH: '',
      UNARCHIVE: 'The item is not archived.',
    })
    expect(offered.SUBMIT).toMatch(/^Overview is not valid: .* is required/)
    expect((await offers('designer', item)).SUBMIT).toMatch(/^Only the initiator of the quote/)
  })

  it('is asked about first where the action says so', async () => {
    const item = await submitItem(server)
    await act(designer(), item, 'ACCEPT')
    const { dialogs } = await details('designer', item)
    const asked = dialogs.map((dialog: { action: string }) => dialog.action)
    expect(asked).toEqual(['ONHOLD', 'DESIGN_RETURN', 'ARCHIVE', 'TRASH'])
  })

  it('is drawn as the way through the steps', async () => {
    const item = await submitItem(server)
    const { body } = await rep().get('/workflow/Steps', { wfId: item.itemId })
    expect(body.map((step: { code: string; state: string }) => [step.code, step.state])).toEqual([
      ['INITIATE', 'done'],
      ['DESIGN', 'current'],
      ['PRICING', 'ahead'],
      ['APPROVAL', 'ahead'],
      ['CUSTOMER', 'ahead'],
      ['ORDER', 'ahead'],
      ['CLOSED', 'ahead'],
    ])
    expect(body[1]).toMatchObject({
      owners: ['DESIGN', 'PREPRINT'],
      why: expect.stringContaining('Waiting for DESIGN'),
    })
  })
})

describe('an action that is refused', () => {
  const incomplete = async () => createItem(rep())
  const cases: readonly [string, string, string, object, RegExp, () => Promise<TestItem>][] = [
    ['an incomplete item', 'salesrep', 'SUBMIT', {}, /is required/, incomplete],
    [
      'somebody of another workgroup',
      'pricing',
      'ACCEPT',
      {},
      /^Only members of DESIGN/,
      () => submitItem(server),
    ],
    [
      'an item nobody has accepted',
      'designer',
      'DESIGN_DONE',
      {},
      /^Accept the item first\.$/,
      () => submitItem(server),
    ],
    [
      'no such action',
      'designer',
      'DANCE',
      {},
      /^There is no action DANCE at DESIGN\.$/,
      () => submitItem(server),
    ],
    [
      'an action of another step',
      'designer',
      'WON',
      {},
      /^There is no action WON at DESIGN\.$/,
      () => submitItem(server),
    ],
    ['a trash without its reason', 'salesrep', 'TRASH', {}, /^Reason is required$/, incomplete],
    ['a reason that there is not', 'salesrep', 'TRASH', { reason: 'MOOD' }, /^Reason not valid$/, incomplete],
  ]

  it.each(cases)('for %s says why, and changes nothing', async (_, login, action, more, reason, start) => {
    const item = await start()
    const before = await everything(item)
    const { status, body } = await act(server.as(login), item, action, more)
    expect([status, body.details.actionOk]).toEqual([200, false])
    expect(body.details.actionMessage).toMatch(reason)
    expect(await everything(item)).toEqual(before)
  })

  it('is no action at all when item and quote do not belong together', async () => {
    const item = await submitItem(server)
    const other = await createItem(rep())
    const before = await everything(item)
    const answer = await act(rep(), { ...item, quoteId: other.quoteId }, 'ARCHIVE', { reason: 'OTHER' })
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
    expect(await everything(item)).toEqual(before)
  })
})

describe('the hash key of an item', () => {
  it('changes with every action, and an action on an old one is stale', async () => {
    const item = await submitItem(server)
    const { hashKey } = (await details('designer', item)).details
    const accepted = await act(server.as('designer2'), item, 'ACCEPT', { hashKey })
    expect(accepted.body.details.hashKey).not.toBe(hashKey)
    const before = await everything(item)
    const { status, body } = await act(designer(), item, 'ACCEPT', { hashKey })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.detail).toBe(
      `${item.quoteId}-1 changed in the meantime: it is at Design. It is now with Mai Thorne.`,
    )
    expect(body.current).toEqual({
      hashKey: accepted.body.details.hashKey,
      step: 'DESIGN',
      assignee: 'designer2',
    })
    expect(await everything(item)).toEqual(before)
  })

  it('need not be sent; then the rules decide alone', async () => {
    const item = await submitItem(server)
    const answers = await Promise.all(
      ['designer', 'designer2'].map(login => act(server.as(login), item, 'ACCEPT')),
    )
    const outcomes = answers.map(answer => answer.body.details.actionOk)
    expect(outcomes.sort()).toEqual([false, true])
    const holder = (await details('su', item)).details.assigneeName
    const refused = answers.find(answer => !answer.body.details.actionOk)
    expect(refused?.body.details.actionMessage).toBe(`The item is assigned to ${holder}.`)
  })
})

describe('accepting and releasing', () => {
  it('assigns the item to the person and takes it away again, and the row action flips', async () => {
    const item = await submitItem(server)
    const accepted = await act(designer(), item, 'ACCEPT')
    expect(accepted.body.details).toMatchObject({
      assignee: 'designer',
      rowAction: 'RELEASE',
      holdAction: 'ONHOLD',
    })
    const released = await act(designer(), item, 'RELEASE')
    expect(released.body.details).toMatchObject({ assignee: '', assigneeName: '', rowAction: 'ACCEPT' })
  })

  it('leaves lines in history and change log', async () => {
    const item = await submitItem(server)
    const { history } = (await act(designer(), item, 'ACCEPT')).body
    expect(history[0]).toMatchObject({
      who: 'designer',
      whoName: 'Owen Castell',
      action: 'ACCEPT',
      actionName: 'Accept',
      fromStep: 'DESIGN',
      toStep: 'DESIGN',
    })
    expect((await everything(item)).log.at(-1)).toMatchObject({
      who: 'designer',
      what: 'quoteItem',
      field: 'assignee',
      old: null,
      new: 'designer',
    })
  })
})

describe('holding an item', () => {
  const inWorklist = async (item: TestItem, isOnHold: boolean) => {
    const query = { AssignmentGroup: 'DESIGN', filter: { q: `${item.quoteId}-1`, isOnHold } }
    return (await designer().get('/quote-worklist/Quote/WorkList', query)).body
  }

  it('row-hold, row-hold-accept: clears the assignee, takes the row out of the worklist, and offers the opposite', async () => {
    const item = await submitItem(server)
    await act(designer(), item, 'ACCEPT')
    const held = await act(designer(), item, 'ONHOLD', { comment: 'Waits for the drawing' })
    expect(held.body.details).toMatchObject({
      actionOk: true,
      isOnHold: true,
      assignee: '',
      rowAction: 'ACCEPT',
      holdAction: 'OFFHOLD',
    })
    expect(await inWorklist(item, false)).toEqual([])
    expect(await inWorklist(item, true)).toMatchObject([
      {
        holdAction: 'OFFHOLD',
        assignee: '',
        isOnHold: true,
        holdReason: 'Waits for the drawing',
        actionAllowed: false,
      },
    ])
    const refused = await act(designer(), item, 'ACCEPT')
    expect(refused.body.details).toMatchObject({ actionOk: false, actionMessage: 'The item is on hold.' })

    const released = await act(designer(), item, 'OFFHOLD')
    expect(released.body.details).toMatchObject({ isOnHold: false, assignee: '', holdAction: 'ONHOLD' })
    expect(await inWorklist(item, true)).toEqual([])
    expect(await inWorklist(item, false)).toMatchObject([
      { holdReason: '', action: 'ACCEPT', actionAllowed: true },
    ])
  })

  it('keeps the comment it is held with', async () => {
    const item = await submitItem(server)
    await act(server.as('su'), item, 'ONHOLD', { comment: 'Customer is away' })
    const { body } = await rep().get('/quote/QuoteComment', {
      quoteId: item.quoteId,
      quoteItemId: item.itemId,
    })
    expect(body).toMatchObject([{ comment: 'Customer is away', createdBy: 'su' }])
  })
})

describe('the way of an item', () => {
  it('goes through every step to its end, and then nobody has it', async () => {
    const item = await submitItem(server)
    const steps: readonly [string, string, string][] = [
      ['designer', 'DESIGN_DONE', 'PRICING'],
      ['pricing', 'PRICING_DONE', 'APPROVAL'],
      ['techmgr', 'APPROVE', 'CUSTOMER'],
      ['custserv', 'WON', 'ORDER'],
      ['newwork', 'ORDER_PLACED', 'CLOSED'],
    ]
    for (const [login, action, step] of steps) {
      expect((await act(server.as(login), item, 'ACCEPT')).body.details.actionMessage).toBe('')
      await makeReady(server.as(login), item, action)
      const { body } = await act(server.as(login), item, action)
      expect(body.details).toMatchObject({ actionOk: true, actionMessage: '', step, assignee: '' })
    }
    const { body } = await rep().get(`/quote/Quote/${item.quoteId}`)
    expect(body.status).toBe('Closed')
    const end = await details('su', item)
    expect(end.details).toMatchObject({ assignmentGroup: '', removedFromWorklist: true })
    expect(end.details.actions.filter((action: { allowed: boolean }) => action.allowed)).toEqual([])
    expect(end.history).toHaveLength(12)
  })

  it('goes back with a reason and a comment, to who started it', async () => {
    const item = await submitItem(server)
    await act(designer(), item, 'ACCEPT')
    const reason = 'MISSING_INFORMATION'
    const without = await act(designer(), item, 'DESIGN_RETURN', { reason })
    expect(without.body.details).toMatchObject({ actionOk: false, actionMessage: 'Comment is required' })
    const returned = await act(designer(), item, 'DESIGN_RETURN', { reason, comment: 'Which board?' })
    expect(returned.body.details).toMatchObject({ actionOk: true, step: 'INITIATE', assignee: 'salesrep' })
    expect(returned.body.history[0]).toMatchObject({ reason, comment: 'Which board?', toStep: 'INITIATE' })
  })

  it('arrives at a step at the moment it comes there, and not when somebody accepts it', async () => {
    const item = await submitItem(server)
    const arrived = (await everything(item)).item[0]?.dateArrived
    await act(designer(), item, 'ACCEPT')
    expect((await everything(item)).item[0]?.dateArrived).toEqual(arrived)
    await makeDesigned(designer(), item)
    await act(designer(), item, 'DESIGN_DONE')
    expect((await everything(item)).item[0]?.dateArrived.getTime()).toBeGreaterThan(arrived?.getTime() ?? 0)
  })

  it('bypass-flags: passes a step by that it may bypass', async () => {
    const item = await createItem(rep())
    await saveProduct(rep(), item, carton)
    const update = { workflowId: item.itemId, quoteItemId: item.itemId, allowByPassDesign: true }
    const updated = await rep().post('/workflow/Update', update)
    expect(updated.body.details.actionOk).toBe(true)
    expect((await loadItem(rep(), item)).allowByPassDesign).toBe(true)
    expect((await act(rep(), item, 'SUBMIT')).body.details).toMatchObject({
      step: 'PRICING',
      assignmentGroup: 'PRICING',
    })
    const { body } = await rep().get('/workflow/Steps', { wfId: item.itemId })
    expect(body[1]).toMatchObject({ code: 'DESIGN', state: 'bypassed' })
    expect((await everything(item)).log).toContainEqual(
      expect.objectContaining({ field: 'allowByPassDesign', old: false, new: true, who: 'salesrep' }),
    )
  })
})

describe('evaluating a workflow again', () => {
  const update = (login: string, item: TestItem, change: object) =>
    server
      .as(login)
      .post('/workflow/Update', { workflowId: item.itemId, quoteItemId: item.itemId, ...change })

  it('without a change changes nothing', async () => {
    const item = await submitItem(server)
    const before = await everything(item)
    const { status, body } = await update('designer', item, {
      allowByPassPricing: false,
      plantCode: 'NTH-100',
    })
    expect([status, body.details.actionMessage]).toEqual([200, ''])
    expect(await everything(item)).toEqual(before)
  })

  it('is for the initiators and for who holds the item', async () => {
    const item = await submitItem(server)
    const change = { allowByPassPricing: true }
    expect((await update('designer', item, change)).status).toBe(403)
    await act(designer(), item, 'ACCEPT')
    expect((await update('designer', item, change)).status).toBe(200)
    expect((await update('salesrep2', item, { allowByPassPricing: false })).status).toBe(403)
  })

  it('is over for an item that is closed', async () => {
    const item = await createItem(rep())
    await act(rep(), item, 'ARCHIVE', { reason: 'OTHER' })
    const { status, body } = await update('salesrep', item, { allowByPassDesign: true })
    expect([status, body.code]).toEqual([422, 'rule-failed'])
  })

  it('is about one item and its own workflow', async () => {
    const item = await createItem(rep())
    expect((await update('salesrep', item, { workflowId: 1 })).status).toBe(404)
  })
})

describe('a server that has just started', () => {
  it('reads the workflow for many at once, whether they read or write', async () => {
    const item = await submitItem(server)
    for (let round = 0; round < 3; round += 1) {
      const fresh = await createTestApp({ connection: server.connection })
      const action = round % 2 === 0 ? 'ACCEPT' : 'RELEASE'
      const answers = await Promise.all([
        fresh.as('su').get('/workflow/Details', { workflowId: item.itemId }),
        act(fresh.as('designer'), item, action),
        fresh.as('su').get(`/quote/QuoteItem/${item.itemId}`),
        fresh.as('designer').get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN' }),
      ])
      expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
      await fresh.app.close()
    }
  })
})
