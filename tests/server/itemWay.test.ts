import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import { details, everything } from './workflowSteps.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
const designer = () => server.as('designer')

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
      fromStepName: 'Design',
      toStep: 'DESIGN',
      toStepName: 'Design',
    })
    expect((await everything(server, item)).log.at(-1)).toMatchObject({
      who: 'designer',
      what: 'quoteItem',
      field: 'assignee',
      old: null,
      new: 'designer',
    })
    await act(designer(), item, 'DESIGN_RETURN', { reason: 'OTHER', comment: 'No artwork.' })
    const log = (await server.as('su').get(`/quote/QuoteLog/${item.quoteId}`)).body
    const moved = (field: string) => log.find((line: { field: string }) => line.field === field)
    expect(moved('step')).toMatchObject({ old: 'DESIGN', oldName: 'Design', newName: 'Initiate' })
    expect(moved('assignmentGroup')).toMatchObject({ old: 'DESIGN', oldName: 'Structural Design' })
    expect(moved('assignee')).toMatchObject({ old: 'designer', oldName: 'Owen Castell' })
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
    const end = await details(server, 'su', item)
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
    const arrived = (await everything(server, item)).item[0]?.dateArrived
    await act(designer(), item, 'ACCEPT')
    expect((await everything(server, item)).item[0]?.dateArrived).toEqual(arrived)
    await makeDesigned(designer(), item)
    await act(designer(), item, 'DESIGN_DONE')
    expect((await everything(server, item)).item[0]?.dateArrived.getTime()).toBeGreaterThan(
      arrived?.getTime() ?? 0,
    )
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
      message: 'Passed by: Design.',
    })
    const { body } = await rep().get('/workflow/Steps', { wfId: item.itemId })
    expect(body[1]).toMatchObject({ code: 'DESIGN', state: 'bypassed' })
    expect((await everything(server, item)).log).toContainEqual(
      expect.objectContaining({ field: 'allowByPassDesign', old: false, new: true, who: 'salesrep' }),
    )
  })
})

describe('what is preprinted', () => {
  it('goes to Pre-print, and stays there when its product is saved', async () => {
    const item = await createItem(rep())
    await saveProduct(rep(), item, { ...carton, printProcess: 'PREPRINT', boardGradeVariant: 'C340-P-N' })
    await act(rep(), item, 'SUBMIT')
    expect((await loadItem(rep(), item)).assignmentGroup).toBe('PREPRINT')
    const preprint = server.as('preprint')
    await act(preprint, item, 'ACCEPT')
    const saved = await saveProduct(preprint, item, {
      ...(await loadItem(preprint, item)).product,
      drawingNo: 'P-7',
    })
    expect([saved.status, saved.body.actionMessage]).toEqual([200, ''])
    expect((await loadItem(preprint, item)).assignmentGroup).toBe('PREPRINT')
  })
})
