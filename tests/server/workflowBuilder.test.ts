import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeLog, quoteItems } from '../../server/database/schema/index.ts'
import { act, loadItem, submitItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

const base = '/workflow/WorkflowBuilder'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')

async function listed(kind: string, filter: object = {}) {
  const answer = await admin().get(`${base}/${kind}`, { filter })
  expect(answer.status).toBe(200)
  return answer.body
}

const published = async (name = 'Standard') =>
  (await listed('Templates')).find(
    (row: { name: string; status: string }) => row.name === name && row.status === 'published',
  )

async function saved(kind: string, body: object) {
  const answer = await admin().post(`${base}/${kind}`, body)
  expect(answer.body).not.toHaveProperty('code', 'internal-error')
  expect([kind, answer.status, answer.body.detail]).toEqual([kind, 200, undefined])
  return answer.body
}

/** A draft of the published template with a step CHECK between Design and Pricing. */
async function draftWithCheck(code = 'CHECK') {
  await saved('Steps', { code, name: 'Design Check' })
  await saved('StepWorkGroups', { stepCode: code, workgroupCode: 'TECH' })
  await saved('Actions', { code: `${code}_OK`, name: 'Design Checked' })
  const standard = await published()
  const step = await saved('TemplateSteps', {
    templateId: standard.id,
    stepCode: code,
    sequence: 3,
    kind: 'work',
  })
  const draftId: number = step.templateId
  const done = (await listed('TemplateStepActions', { templateId: draftId })).find(
    (row: { actionCode: string }) => row.actionCode === 'DESIGN_DONE',
  )
  await saved('TemplateStepActions', {
    templateStepId: step.id,
    actionCode: `${code}_OK`,
    targetStepCode: done.targetStepCode,
    direction: 'forward',
  })
  await saved('TemplateStepActions', { ...done, targetStepCode: code })
  return { draftId, standardId: standard.id }
}

const detail = async (id: number) => (await admin().get(`${base}/Templates/${id}`)).body
const publish = async (id: number) => {
  const { template } = await detail(id)
  return admin().post(`${base}/Templates/${id}/Publish`, { version: template.version })
}

/** The item, handed on by a designer. */
async function designed(item: TestItem) {
  await act(server.as('designer'), item, 'ACCEPT')
  return act(server.as('designer'), item, 'DESIGN_DONE')
}

describe('masters of the workflow', () => {
  it('are created, listed, searched and sorted', async () => {
    const row = await saved('Steps', { code: 'AUDIT', name: 'Audit' })
    expect(row).toEqual({ id: 'AUDIT', code: 'AUDIT', name: 'Audit', isActive: true, version: 1 })
    expect(await listed('Steps', { q: 'audi' })).toEqual([row])
    const page = await admin().get(`${base}/Steps`, { sort: ['name', 'DESC'], range: [0, 1] })
    expect(page.body).toHaveLength(2)
    expect(page.headers['content-range']).toMatch(/^items 0-1\/\d+$/)
  })

  it('say which field is wrong', async () => {
    const answer = await admin().post(`${base}/Steps`, { code: 'not a code', name: '' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual(['code', 'name'])
    const twice = await admin().post(`${base}/Steps`, { code: 'DESIGN', name: 'Again' })
    expect([twice.status, twice.body.code, twice.body.errors[0].path]).toEqual([
      409,
      'already-exists',
      'code',
    ])
  })

  it('keep who was faster: a save from an old version is stale and shows what is stored', async () => {
    const row = await saved('Actions', { code: 'RACE', name: 'Race' })
    await saved('Actions', { ...row, name: 'First' })
    const late = await admin().post(`${base}/Actions`, { ...row, name: 'Second' })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    expect(late.body.current).toMatchObject({ id: 'RACE', name: 'First', version: 2 })
  })

  it('leave lines in the change log', async () => {
    const row = await saved('Options', { actionCode: 'LOST', code: 'QUALITY', name: 'Quality' })
    await saved('Options', { ...row, name: 'Quality of the board' })
    const lines = await server.connection.db
      .select()
      .from(changeLog)
      .where(and(eq(changeLog.what, 'workflowOption'), eq(changeLog.key, String(row.id))))
      .orderBy(changeLog.id)
    expect(lines.map(line => [line.who, line.field, line.old, line.new])).toEqual([
      ['sysadmin', 'created', null, expect.objectContaining({ code: 'QUALITY' })],
      ['sysadmin', 'name', 'Quality', 'Quality of the board'],
    ])
  })

  it('are deactivated before they are deleted, and never while something uses them', async () => {
    const row = await saved('Steps', { code: 'UNUSED', name: 'Unused' })
    const active = await admin().delete(`${base}/Steps/UNUSED`)
    expect([active.status, active.body.code]).toEqual([422, 'rule-failed'])
    await saved('Steps', { ...row, isActive: false })
    expect((await admin().delete(`${base}/Steps/UNUSED`)).status).toBe(200)
    expect(await listed('Steps', { q: 'UNUSED' })).toEqual([])

    const [pricing] = await listed('Steps', { q: 'PRICING' })
    await saved('Steps', { ...pricing, isActive: false })
    const used = await admin().delete(`${base}/Steps/PRICING`)
    expect([used.status, used.body.code]).toEqual([409, 'in-use'])
    expect(used.body.detail).toBe(
      'Workflow Step PRICING is still used by version 1 of Standard, owner PRICING.',
    )
    await saved('Steps', { ...pricing, version: pricing.version + 1, isActive: true })
  })

  it('refuse what does not exist', async () => {
    for (const [kind, body, path] of [
      ['StepWorkGroups', { stepCode: 'DESIGN', workgroupCode: 'NOBODY' }, 'workgroupCode'],
      ['TemplateCategories', { description: 'X', templateName: 'Nothing' }, 'templateName'],
      ['Notifications', { description: 'X', recipient: 'address' }, 'address'],
    ] as const) {
      const answer = await admin().post(`${base}/${kind}`, body)
      expect([kind, answer.status, answer.body.errors[0].path]).toEqual([kind, 422, path])
    }
    expect((await admin().post(`${base}/Options`, { actionCode: 'NONE', code: 'A', name: 'A' })).status).toBe(
      404,
    )
  })
})

describe('a published template', () => {
  it('never changes: a change of it makes a draft of its next version', async () => {
    const before = await submitItem(server)
    const { draftId, standardId } = await draftWithCheck()
    expect(await detail(standardId)).toMatchObject({
      template: { status: 'published', templateVersion: 1 },
      draftId,
      problems: [],
    })
    const draft = await detail(draftId)
    expect(draft.template).toMatchObject({ status: 'draft', templateVersion: 2 })
    expect(draft.steps.map((step: { stepCode: string }) => step.stepCode)).toEqual([
      'INITIATE',
      'DESIGN',
      'CHECK',
      'PRICING',
      'APPROVAL',
      'CUSTOMER',
      'ORDER',
      'CLOSED',
    ])

    const simulation = (await admin().get(`${base}/Templates/${draftId}/Simulate`)).body
    const affected = simulation.changed.find(
      (row: { quoteItemId: number }) => row.quoteItemId === before.itemId,
    )
    expect(affected).toMatchObject({ isStuck: false, changes: ['It will also come to Design Check.'] })
    expect(simulation.stuckItems).toBe(0)
    expect(simulation.changedItems).toBeLessThan(simulation.items)

    expect((await publish(draftId)).body).toMatchObject({ status: 'published', templateVersion: 2 })
    expect((await detail(standardId)).template.status).toBe('retired')

    // The item goes on under the version it began on; a new one takes the new way.
    expect((await designed(before)).body.details).toMatchObject({ actionOk: true, step: 'PRICING' })
    const after = await submitItem(server)
    expect((await designed(after)).body.details).toMatchObject({
      actionOk: true,
      step: 'CHECK',
      assignmentGroup: 'TECH',
    })
    await act(server.as('techmgr'), after, 'ACCEPT')
    expect((await act(server.as('techmgr'), after, 'CHECK_OK')).body.details.step).toBe('PRICING')
  })

  it('keeps its words and owners when the masters change', async () => {
    const item = await submitItem(server)
    const [design] = await listed('Steps', { code: undefined, q: 'DESIGN' })
    const step =
      design.code === 'DESIGN'
        ? design
        : (await listed('Steps')).find((row: { code: string }) => row.code === 'DESIGN')
    await saved('Steps', { ...step, name: 'Structural Design' })
    const owners = await listed('StepWorkGroups', { stepCode: 'PRICING' })
    await saved('StepWorkGroups', { ...owners[0], workgroupCode: 'TECH' })
    expect((await loadItem(server.as('designer'), item)).stepName).toBe('Design')
    expect((await designed(item)).body.details.actionOk).toBe(true)
    const { draftId } = await (async () => {
      const standard = await published()
      const changed = await saved('Templates', { ...standard, description: 'Next' })
      return { draftId: changed.id }
    })()
    const drafted = await detail(draftId)
    expect(drafted.steps[1].stepName).toBe('Structural Design')
    expect(drafted.steps.find((row: { stepCode: string }) => row.stepCode === 'PRICING').owners).toEqual([
      'TECH',
    ])
    expect((await admin().delete(`${base}/Templates/${draftId}`)).status).toBe(200)
  })

  it('cannot be published again, deleted, or retired while it is the only one', async () => {
    const standard = await published()
    expect((await publish(standard.id)).status).toBe(422)
    expect((await admin().delete(`${base}/Templates/${standard.id}`)).status).toBe(422)
    const retired = await admin().post(`${base}/Templates`, { ...standard, status: 'retired' })
    expect([retired.status, retired.body.code]).toEqual([422, 'rule-failed'])
    const old = (await listed('Templates')).find((row: { status: string }) => row.status === 'retired')
    const used = await admin().delete(`${base}/Templates/${old.id}`)
    expect([used.status, used.body.code]).toEqual([409, 'in-use'])
  })
})

describe('a draft', () => {
  it('is refused with the place of everything that cannot work', async () => {
    const draft = await saved('Templates', { name: 'Short', description: 'Two steps' })
    await saved('TemplateSteps', { templateId: draft.id, stepCode: 'AUDIT', sequence: 2, kind: 'work' })
    const { problems } = await detail(draft.id)
    expect(problems).toContainEqual({
      where: 'step AUDIT',
      message: 'no workgroup owns the step',
      step: 'AUDIT',
      action: null,
    })
    const answer = await publish(draft.id)
    expect([answer.status, answer.body.code]).toEqual([422, 'rule-failed'])
    expect(answer.body.errors).toContainEqual({ path: 'workflow', message: 'no final step' })
    expect((await detail(draft.id)).template.status).toBe('draft')
  })

  it('is not published by who has not seen its last change', async () => {
    const draft = (await listed('Templates')).find((row: { name: string }) => row.name === 'Short')
    const { template, steps } = await detail(draft.id)
    await saved('TemplateSteps', { ...steps[1], bypass: 'allowByPassDesign' })
    const answer = await admin().post(`${base}/Templates/${draft.id}/Publish`, { version: template.version })
    expect([answer.status, answer.body.code]).toEqual([409, 'stale'])
  })

  it('takes steps out with their actions and rules, and numbers the rest on', async () => {
    const standard = await published()
    const steps = await listed('TemplateSteps', { templateId: standard.id })
    const approval = steps.find((row: { stepCode: string }) => row.stepCode === 'APPROVAL')
    const { body } = await admin().delete(`${base}/TemplateSteps/${approval.id}`)
    const left = await listed('TemplateSteps', { templateId: body.templateId })
    expect(left.map((row: { sequence: number }) => row.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const { problems } = await detail(body.templateId)
    expect(problems.map((row: { message: string }) => row.message)).toContain('no step APPROVAL to go to')
    expect(await listed('TemplateSteps', { templateId: standard.id })).toEqual(steps)
    expect((await admin().delete(`${base}/Templates/${body.templateId}`)).status).toBe(200)
  })

  it('asks before an action what its dialog says', async () => {
    const standard = await published()
    const approve = (await listed('TemplateStepActions', { templateId: standard.id })).find(
      (row: { actionCode: string }) => row.actionCode === 'APPROVE',
    )
    const dialog = await saved('StepActionDialogs', { id: approve.id, title: 'Approve', text: 'Sure?' })
    expect(dialog.templateId).not.toBe(standard.id)
    const changed = await saved('StepActionDialogs', { ...dialog, commentRequired: true })
    expect(changed).toMatchObject({ id: dialog.id, commentRequired: true, version: 2 })
    expect((await admin().delete(`${base}/StepActionDialogs/${dialog.id}`)).status).toBe(200)
    expect((await admin().delete(`${base}/Templates/${dialog.templateId}`)).status).toBe(200)
  })
})

describe('items of an old version', () => {
  const rowOf = async ({ itemId }: TestItem) =>
    (await server.connection.db.select().from(quoteItems).where(eq(quoteItems.id, itemId)))[0]

  it('are migrated to the same step when that is asked for', async () => {
    const item = await submitItem(server)
    const { draftId } = await draftWithCheck('RECHECK')
    await publish(draftId)
    expect((await rowOf(item))?.templateId).not.toBe(draftId)
    const answer = await admin().post(`${base}/Templates/${draftId}/Migrate`, { quoteItemIds: [item.itemId] })
    expect(answer.body).toEqual({ migrated: 1 })
    expect(await rowOf(item)).toMatchObject({ templateId: draftId, stepCode: 'DESIGN' })
    expect((await designed(item)).body.details).toMatchObject({ actionOk: true, step: 'RECHECK' })
  })

  it('stay, all of them, when one stands at a step that is gone; it is named', async () => {
    const item = await submitItem(server)
    await designed(item)
    expect((await rowOf(item))?.stepCode).toBe('RECHECK')
    const other = await submitItem(server)
    const standard = await published()
    const steps = await listed('TemplateSteps', { templateId: standard.id })
    const gone = steps.find((row: { stepCode: string }) => row.stepCode === 'RECHECK')
    const { body } = await admin().delete(`${base}/TemplateSteps/${gone.id}`)
    const actions = await listed('TemplateStepActions', { templateId: body.templateId })
    const lost = actions.find((row: { targetStepCode: string }) => row.targetStepCode === 'RECHECK')
    await saved('TemplateStepActions', { ...lost, targetStepCode: 'CHECK' })
    const simulation = (await admin().get(`${base}/Templates/${body.templateId}/Simulate`)).body
    expect(simulation.changed[0]).toMatchObject({ isStuck: true, stepCode: 'RECHECK' })
    expect((await publish(body.templateId)).status).toBe(200)
    const answer = await admin().post(`${base}/Templates/${body.templateId}/Migrate`, {})
    expect([answer.status, answer.body.code]).toEqual([422, 'rule-failed'])
    expect(answer.body.detail).toContain(`${item.quoteId}-1 at Design Check`)
    expect((await rowOf(other))?.templateId).toBe(standard.id)
    await act(server.as('techmgr'), item, 'ACCEPT')
    expect((await act(server.as('techmgr'), item, 'RECHECK_OK')).body.details.step).toBe('CHECK')
  })
})

describe('template categories', () => {
  it('decide which template a new item begins on, the most specific first', async () => {
    const standard = await published()
    const copy = await saved('Templates', { name: 'Copies', copyOf: standard.id })
    await publish(copy.id)
    await saved('TemplateCategories', {
      description: 'Copies',
      templateName: 'Copies',
      itemCategory: 'COPY_SIMPLE',
    })
    const quote = (
      await server.as('salesrep').post('/quote/Quote/Create', { customer: { customerCode: 'BLU001' } })
    ).body
    const added = await server.as('salesrep').post('/quote/Quote/Products', {
      id: quote.id,
      products: [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'New' }],
    })
    const [item] = await server.connection.db
      .select()
      .from(quoteItems)
      .where(eq(quoteItems.id, added.body.items[0].id))
    expect(item?.templateId).toBe(standard.id)
  })
})

describe('validations', () => {
  const path = '/workflow/WorkflowValidation'

  it('list tabs, fields and what a rule can say', async () => {
    const tabs = (await admin().get(`${path}/Tabs`)).body
    expect(tabs).toHaveLength(13)
    expect(tabs).toContainEqual({ id: 1, key: 'overview', label: 'Overview' })
    const fields = (await admin().get(`${path}/Fields`, { filter: { tabId: 9 } })).body
    expect(fields.map((row: { fieldName: string }) => row.fieldName)).toContain('truckType')
    expect((await admin().get(`${path}/Defs`)).body).toHaveLength(3)
  })

  it('are changed in a draft, and refuse a required field nobody can edit', async () => {
    const standard = await published()
    const rules = (
      await admin().get(`${path}/Validations`, { filter: { templateId: standard.id, tabId: 1 } })
    ).body
    const rule = rules.find(
      (row: { stepCode: string; fieldName: string }) =>
        row.stepCode === 'INITIATE' && row.fieldName === 'drawingNo',
    )
    const refused = await admin().post(`${path}/Validations`, { ...rule, readOnly: true, required: true })
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'required'])
    const changed = await admin().post(`${path}/Validations`, { ...rule, required: true })
    expect(changed.body).toMatchObject({ fieldName: 'drawingNo', required: true })
    expect(changed.body.templateId).not.toBe(standard.id)
    const stale = await admin().post(`${path}/Validations`, { ...changed.body, version: 99 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
  })

  it('know the fields an administrator adds', async () => {
    const field = { tabId: 9, fieldName: 'deliveryWindow', label: 'Delivery window' }
    const first = await admin().post(`${path}/Fields`, field)
    expect(first.body).toMatchObject({ ...field, isActive: true, version: 1 })
    const twice = await admin().post(`${path}/Fields`, field)
    expect([twice.status, twice.body.code]).toEqual([409, 'already-exists'])
    expect((await admin().post(`${path}/Fields`, { ...field, tabId: 7 })).status).toBe(422)
  })
})

describe('the workflow report', () => {
  it('tells where items were and who moved them on, and leaves out what one may not see', async () => {
    const item = await submitItem(server)
    const { status, body } = await server
      .as('designer')
      .get(`/workflow/Details/WorkflowReport?workflowIds=${item.itemId}&workflowIds=${item.itemId}`)
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ workflowId: item.itemId, reference: `${item.quoteId}-1`, step: 'DESIGN' })
    expect(body[0].stays.map((stay: { step: string }) => stay.step)).toEqual(['INITIATE', 'DESIGN'])
    expect(body[0].stays[0]).toMatchObject({ leftBy: 'salesrep', action: 'Submit' })
    const hidden = await server
      .as('salesrep2')
      .get(`/workflow/Details/WorkflowReport?workflowIds=${item.itemId}`)
    expect(hidden.body).toEqual([])
  })
})
