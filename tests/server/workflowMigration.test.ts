import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteItems } from '../../server/database/schema/index.ts'
import { act, submitItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { builderPath, workflowBuilderSteps } from './workflowBuilderSteps.ts'

let server: TestApp
let builder: ReturnType<typeof workflowBuilderSteps>
beforeAll(async () => {
  server = await createTestApp()
  builder = workflowBuilderSteps(server)
})
afterAll(() => server.close())

describe('items of an old version', () => {
  const rowOf = async ({ itemId }: TestItem) =>
    (await server.connection.db.select().from(quoteItems).where(eq(quoteItems.id, itemId)))[0]

  it('are simulated for those who own their steps, Pre-print for what is preprinted', async () => {
    const owners = await builder.listed('StepWorkGroups', { stepCode: 'DESIGN' })
    const theirs = owners.find((row: { workgroupCode: string }) => row.workgroupCode === 'PREPRINT')
    const kept = await builder.saved('StepWorkGroups', { ...theirs, isActive: false })
    const standard = await builder.published()
    const draft = await builder.saved('Templates', { ...standard, description: 'Without Pre-print' })
    const { body } = await builder.admin().get(`${builderPath}/Templates/${draft.id}/Simulate`)
    const atDesign = await server.connection.db
      .select({ id: quoteItems.id, isPreprint: quoteItems.isPreprint })
      .from(quoteItems)
      .where(and(eq(quoteItems.stepCode, 'DESIGN'), isNull(quoteItems.closeType)))
    const idsOf = (isPreprint: boolean) =>
      atDesign.filter(item => item.isPreprint === isPreprint).map(({ id }) => id)
    expect(idsOf(true).length).toBeGreaterThan(0)
    const changed = body.changed.filter(({ stepCode }: { stepCode: string }) => stepCode === 'DESIGN')
    expect(changed.map(({ quoteItemId }: { quoteItemId: number }) => quoteItemId).toSorted()).toEqual(
      idsOf(true).toSorted(),
    )
    expect(changed[0].changes).toEqual(['Design will be done by Structural Design instead of Pre-print.'])
    await builder.admin().delete(`${builderPath}/Templates/${draft.id}`)
    await builder.saved('StepWorkGroups', { ...kept, isActive: true })
  })

  it('are migrated to the same step when that is asked for', async () => {
    const item = await submitItem(server)
    const { draftId } = await builder.draftWithCheck('RECHECK')
    await builder.publish(draftId)
    expect((await rowOf(item))?.templateId).not.toBe(draftId)
    const answer = await builder
      .admin()
      .post(`${builderPath}/Templates/${draftId}/Migrate`, { quoteItemIds: [item.itemId] })
    expect(answer.body).toEqual({ migrated: 1, left: 0, after: null })
    expect(await rowOf(item)).toMatchObject({ templateId: draftId, stepCode: 'DESIGN' })
    const { body: log } = await server.as('su').get(`/quote/QuoteLog/${item.quoteId}`)
    expect(log.find(({ field }: { field: string }) => field === 'templateId')).toMatchObject({
      new: draftId,
      newName: expect.stringMatching(/^Standard, version \d+$/),
      oldName: expect.stringMatching(/^Standard, version \d+$/),
    })
    expect((await builder.designed(item)).body.details).toMatchObject({ actionOk: true, step: 'RECHECK' })
  })

  it('stay, all of them, when one stands at a step that is gone; it is named', async () => {
    const item = await submitItem(server)
    await builder.designed(item)
    expect((await rowOf(item))?.stepCode).toBe('RECHECK')
    const other = await submitItem(server)
    const standard = await builder.published()
    const steps = await builder.listed('TemplateSteps', { templateId: standard.id })
    const gone = steps.find((row: { stepCode: string }) => row.stepCode === 'RECHECK')
    const { body } = await builder.admin().delete(`${builderPath}/TemplateSteps/${gone.id}`)
    const actions = await builder.listed('TemplateStepActions', { templateId: body.templateId })
    const lost = actions.find((row: { targetStepCode: string }) => row.targetStepCode === 'RECHECK')
    await builder.saved('TemplateStepActions', { ...lost, targetStepCode: 'PRICING' })
    const simulation = (await builder.admin().get(`${builderPath}/Templates/${body.templateId}/Simulate`))
      .body
    expect(simulation.changed[0]).toMatchObject({ isStuck: true, stepCode: 'RECHECK' })
    expect((await builder.publish(body.templateId)).status).toBe(200)
    const answer = await builder.admin().post(`${builderPath}/Templates/${body.templateId}/Migrate`, {})
    expect([answer.status, answer.body.code]).toEqual([422, 'rule-failed'])
    expect(answer.body.detail).toContain(`${item.quoteId}-1 at Design Check`)
    expect((await rowOf(other))?.templateId).toBe(standard.id)

    const some = await builder
      .admin()
      .post(`${builderPath}/Templates/${body.templateId}/Migrate`, { leaveStuck: true })
    expect(some.body).toEqual({
      migrated: simulation.items - simulation.stuckItems,
      left: simulation.stuckItems,
      after: null,
    })
    expect((await rowOf(other))?.templateId).toBe(body.templateId)
    expect((await rowOf(item))?.templateId).toBe(standard.id)
    await act(server.as('techmgr'), item, 'ACCEPT')
    expect((await act(server.as('techmgr'), item, 'RECHECK_OK')).body.details.step).toBe('PRICING')
  })

  it('move a portion a call, and the answer says where to go on', async () => {
    const items = [await submitItem(server), await submitItem(server), await submitItem(server)]
    const { draftId } = await builder.draftWithCheck('RECOUNT')
    await builder.publish(draftId)
    const asked = { quoteItemIds: items.map(({ itemId }) => itemId), most: 2 }
    const portion = async (after?: number) =>
      (await builder.admin().post(`${builderPath}/Templates/${draftId}/Migrate`, { ...asked, after })).body
    const [, second, third] = items
    expect(await portion()).toEqual({ migrated: 2, left: 0, after: second?.itemId })
    expect((await rowOf(third as TestItem))?.templateId).not.toBe(draftId)
    expect(await portion(second?.itemId)).toEqual({ migrated: 1, left: 0, after: null })
    expect((await rowOf(third as TestItem))?.templateId).toBe(draftId)
    expect(await portion()).toEqual({ migrated: 0, left: 0, after: null })
    const { body: log } = await builder.admin().get(`${builderPath}/Templates/${draftId}/Log`)
    const runs = log.filter(({ field }: { field: string }) => field === 'migrated')
    expect(runs[0].new).toEqual({ items: 3 })
  })
})
