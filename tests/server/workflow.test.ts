import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, createItem, submitItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { details, everything, offers } from './workflowSteps.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
const designer = () => server.as('designer')

describe('what may be done with an item', () => {
  it('is offered with the reason why another thing is not', async () => {
    const item = await createItem(rep())
    const offered = await offers(server, 'salesrep', item)
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
    expect((await offers(server, 'designer', item)).SUBMIT).toMatch(/^Only the initiator of the quote/)
  })

  it('is asked about first where the action says so', async () => {
    const item = await submitItem(server)
    await act(designer(), item, 'ACCEPT')
    const { dialogs } = await details(server, 'designer', item)
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
      ownerNames: ['Structural Design', 'Pre-print'],
      why: expect.stringContaining('Waiting for Structural Design.'),
    })
  })

  it('calls a workgroup as the master does, from the moment that it is renamed', async () => {
    const item = await submitItem(server)
    const read = async () => (await rep().get(`/quote/QuoteItem/${item.itemId}`)).body
    const of = 'Structural Design'
    expect(await read()).toMatchObject({ assignmentGroup: 'DESIGN', assignmentGroupName: of })
    const groups = (await server.as('sysadmin').get('/security/Workgroup')).body
    const design = groups.find((group: { code: string }) => group.code === 'DESIGN')
    const renamed = await server
      .as('sysadmin')
      .post('/security/WorkGroup', { ...design, description: 'Box Design' })
    expect(renamed.status).toBe(200)
    expect(await read()).toMatchObject({ assignmentGroup: 'DESIGN', assignmentGroupName: 'Box Design' })
    expect((await offers(server, 'pricing', item)).ACCEPT).toBe(
      'Only members of Box Design or Pre-print may act at Design.',
    )
    const [quoteItem] = (await rep().get(`/quote/Quote/${item.quoteId}`)).body.items
    expect(quoteItem.assignmentGroupName).toBe('Box Design')
    await server.as('sysadmin').post('/security/WorkGroup', {
      ...renamed.body,
      description: design.description,
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
      /^Only members of Structural Design/,
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
    const before = await everything(server, item)
    const { status, body } = await act(server.as(login), item, action, more)
    expect([status, body.details.actionOk]).toEqual([200, false])
    expect(body.details.actionMessage).toMatch(reason)
    expect(await everything(server, item)).toEqual(before)
  })

  it('is no action at all when item and quote do not belong together', async () => {
    const item = await submitItem(server)
    const other = await createItem(rep())
    const before = await everything(server, item)
    const answer = await act(rep(), { ...item, quoteId: other.quoteId }, 'ARCHIVE', { reason: 'OTHER' })
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
    expect(await everything(server, item)).toEqual(before)
  })
})

describe('the hash key of an item', () => {
  it('changes with every action, and an action on an old one is stale', async () => {
    const item = await submitItem(server)
    const { hashKey } = (await details(server, 'designer', item)).details
    const accepted = await act(server.as('designer2'), item, 'ACCEPT', { hashKey })
    expect(accepted.body.details.hashKey).not.toBe(hashKey)
    const before = await everything(server, item)
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
    expect(await everything(server, item)).toEqual(before)
  })

  it('need not be sent; then the rules decide alone', async () => {
    const item = await submitItem(server)
    const answers = await Promise.all(
      ['designer', 'designer2'].map(login => act(server.as(login), item, 'ACCEPT')),
    )
    const outcomes = answers.map(answer => answer.body.details.actionOk)
    expect(outcomes.sort()).toEqual([false, true])
    const holder = (await details(server, 'su', item)).details.assigneeName
    const refused = answers.find(answer => !answer.body.details.actionOk)
    expect(refused?.body.details.actionMessage).toBe(`The item is assigned to ${holder}.`)
  })
})

describe('an action that is taken in a list', () => {
  it('workflow-action-call: answers details, dialogs and history, and whether its row goes off the list', async () => {
    const item = await submitItem(server)
    const isRemoved = async (action: string, flags: object) => {
      const { body } = await act(server.as('su'), item, action, { comment: 'Customer is away', ...flags })
      expect(Object.keys(body)).toEqual(['details', 'dialogs', 'history'])
      expect([body.details.actionOk, body.history[0].action]).toEqual([true, action])
      return body.details.removedFromWorklist
    }
    expect(await isRemoved('ACCEPT', { isWorklist: true })).toBe(false)
    expect(await isRemoved('RELEASE', { isWorklist: true, isRemoveFromList: true })).toBe(true)
    expect(await isRemoved('ONHOLD', { isWorklist: true })).toBe(true)
    // The row of an order stays with the order; and the item's own page is no list.
    expect(await isRemoved('OFFHOLD', { isWorklist: true, isNewwork: true })).toBe(false)
    expect(await isRemoved('ONHOLD', {})).toBe(false)
  })
})

describe('evaluating a workflow again', () => {
  const update = (login: string, item: TestItem, change: object) =>
    server
      .as(login)
      .post('/workflow/Update', { workflowId: item.itemId, quoteItemId: item.itemId, ...change })

  it('without a change changes nothing', async () => {
    const item = await submitItem(server)
    const before = await everything(server, item)
    const { status, body } = await update('designer', item, {
      allowByPassPricing: false,
      plantCode: 'NTH-100',
    })
    expect([status, body.details.actionMessage]).toEqual([200, ''])
    expect(await everything(server, item)).toEqual(before)
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
