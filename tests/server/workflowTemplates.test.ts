import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, loadItem, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { builderPath, workflowBuilderSteps } from './workflowBuilderSteps.ts'

let server: TestApp
let builder: ReturnType<typeof workflowBuilderSteps>
beforeAll(async () => {
  server = await createTestApp()
  builder = workflowBuilderSteps(server)
})
afterAll(() => server.close())

describe('a published template', () => {
  it('workflow-admin-states: never changes: a change of it makes a draft, which retires it once published', async () => {
    const before = await submitItem(server)
    const { draftId, standardId } = await builder.draftWithCheck()
    expect(await builder.detail(standardId)).toMatchObject({
      template: { status: 'published', templateVersion: 1 },
      draftId,
      problems: [],
    })
    const draft = await builder.detail(draftId)
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

    const simulation = (await builder.admin().get(`${builderPath}/Templates/${draftId}/Simulate`)).body
    const affected = simulation.changed.find(
      (row: { quoteItemId: number }) => row.quoteItemId === before.itemId,
    )
    expect(affected).toMatchObject({ isStuck: false, changes: ['It will also come to Design Check.'] })
    expect(simulation.stuckItems).toBe(0)
    expect(simulation.changedItems).toBeLessThan(simulation.items)

    expect((await builder.publish(draftId)).body).toMatchObject({ status: 'published', templateVersion: 2 })
    expect((await builder.detail(standardId)).template.status).toBe('retired')

    // The item goes on under the version it began on; a new one takes the new way.
    expect((await builder.designed(before)).body.details).toMatchObject({ actionOk: true, step: 'PRICING' })
    const after = await submitItem(server)
    expect((await builder.designed(after)).body.details).toMatchObject({
      actionOk: true,
      step: 'CHECK',
      assignmentGroup: 'TECH',
    })
    await act(server.as('techmgr'), after, 'ACCEPT')
    expect((await act(server.as('techmgr'), after, 'CHECK_OK')).body.details.step).toBe('PRICING')
  })

  it('keeps its words and owners when the masters change', async () => {
    const item = await submitItem(server)
    const [design] = await builder.listed('Steps', { code: undefined, q: 'DESIGN' })
    const step =
      design.code === 'DESIGN'
        ? design
        : (await builder.listed('Steps')).find((row: { code: string }) => row.code === 'DESIGN')
    await builder.saved('Steps', { ...step, name: 'Structural Design' })
    const owners = await builder.listed('StepWorkGroups', { stepCode: 'PRICING' })
    await builder.saved('StepWorkGroups', { ...owners[0], workgroupCode: 'TECH' })
    expect((await loadItem(server.as('designer'), item)).stepName).toBe('Design')
    expect((await builder.designed(item)).body.details.actionOk).toBe(true)
    const { draftId } = await (async () => {
      const standard = await builder.published()
      const changed = await builder.saved('Templates', { ...standard, description: 'Next' })
      return { draftId: changed.id }
    })()
    const drafted = await builder.detail(draftId)
    expect(drafted.steps[1].stepName).toBe('Structural Design')
    expect(drafted.steps.find((row: { stepCode: string }) => row.stepCode === 'PRICING').owners).toEqual([
      'Technical',
    ])
    expect((await builder.admin().delete(`${builderPath}/Templates/${draftId}`)).status).toBe(200)
  })

  it('cannot be published again, deleted, or retired while it is the only one', async () => {
    const standard = await builder.published()
    expect((await builder.publish(standard.id)).status).toBe(422)
    expect((await builder.admin().delete(`${builderPath}/Templates/${standard.id}`)).status).toBe(422)
    const retired = await builder.admin().post(`${builderPath}/Templates`, { ...standard, status: 'retired' })
    expect([retired.status, retired.body.code]).toEqual([422, 'rule-failed'])
    const old = (await builder.listed('Templates')).find(
      (row: { status: string }) => row.status === 'retired',
    )
    const used = await builder.admin().delete(`${builderPath}/Templates/${old.id}`)
    expect([used.status, used.body.code]).toEqual([409, 'in-use'])
  })
})

describe('a draft', () => {
  it('is refused with the place of everything that cannot work', async () => {
    const draft = await builder.saved('Templates', { name: 'Short', description: 'Two steps' })
    await builder.saved('Steps', { code: 'AUDIT', name: 'Audit' })
    await builder.saved('TemplateSteps', {
      templateId: draft.id,
      stepCode: 'AUDIT',
      sequence: 2,
      kind: 'work',
    })
    const { problems } = await builder.detail(draft.id)
    expect(problems).toContainEqual({
      where: 'step AUDIT',
      message: 'no workgroup owns the step',
      step: 'AUDIT',
      action: null,
    })
    const answer = await builder.publish(draft.id)
    expect([answer.status, answer.body.code]).toEqual([422, 'rule-failed'])
    expect(answer.body.errors).toContainEqual({ path: 'workflow', message: 'no final step' })
    expect((await builder.detail(draft.id)).template.status).toBe('draft')
  })

  it('is refused with a field required where nobody can act, or a rule of a field out of use', async () => {
    const validation = '/workflow/WorkflowValidation'
    const { id: copyOf } = await builder.published()
    const { id: templateId } = await builder.saved('Templates', { name: 'Rules that cannot be', copyOf })
    const steps = await builder.listed('TemplateSteps', { templateId })
    const idOf = (code: string) => steps.find((row: { stepCode: string }) => row.stepCode === code).id
    const rule = (body: object) => builder.admin().post(`${validation}/Validations`, { tabId: 9, ...body })
    const places = async () =>
      (await builder.detail(templateId)).problems.map(
        ({ where, message }: { where: string; message: string }) => `${where}: ${message}`,
      )
    expect(await places()).toEqual([])
    const required = { readOnly: false, required: true }
    await rule({ templateStepId: idOf('CLOSED'), fieldName: 'truckType', ...required })
    await rule({ templateStepId: idOf('DESIGN'), fieldName: 'shippingMethod', ...required })
    const { body: fields } = await builder.admin().get(`${validation}/Fields`, { filter: { tabId: 9 } })
    const field = fields.find((row: { fieldName: string }) => row.fieldName === 'shippingMethod')
    const gone = await builder.admin().post(`${validation}/Fields`, { ...field, isActive: false })
    expect(gone.status).toBe(200)
    const problems = [
      'step DESIGN: Shipping Method of tab 9 Delivery has a rule but is not an active field',
      'step CLOSED: Truck Type of tab 9 Delivery is required at a final step, where nobody can act',
    ]
    // It is editable at Customer, Initiate, Order and Pricing from the start.
    expect(await places()).toEqual(expect.arrayContaining(problems))
    const answer = await builder.publish(templateId)
    expect([answer.status, answer.body.code]).toEqual([422, 'rule-failed'])
    expect(answer.body.errors).toContainEqual({
      path: 'step CLOSED',
      message: 'Truck Type of tab 9 Delivery is required at a final step, where nobody can act',
    })

    const open = await rule({
      templateStepId: idOf('DESIGN'),
      fieldName: 'shippingMethod',
      version: 1,
      ...required,
    })
    expect([open.status, open.body.errors[0].path]).toEqual([422, 'fieldName'])
    const { body: rules } = await builder.admin().get(`${validation}/Validations`, { filter: { templateId } })
    for (const row of rules) {
      if (row.fieldName === 'shippingMethod' || row.stepCode === 'CLOSED') {
        const { status } = await rule({ ...row, readOnly: true, required: false })
        expect(status).toBe(200)
      }
    }
    expect(await places()).toEqual([])
    await builder.admin().post(`${validation}/Fields`, { ...gone.body, isActive: true })
  })

  it('is not published by who has not seen its last change', async () => {
    const draft = (await builder.listed('Templates')).find((row: { name: string }) => row.name === 'Short')
    const { template, steps } = await builder.detail(draft.id)
    await builder.saved('TemplateSteps', { ...steps[1], bypass: 'allowByPassDesign' })
    const answer = await builder
      .admin()
      .post(`${builderPath}/Templates/${draft.id}/Publish`, { version: template.version })
    expect([answer.status, answer.body.code]).toEqual([409, 'stale'])
  })

  it('takes steps out with their actions and rules, and numbers the rest on', async () => {
    const standard = await builder.published()
    const steps = await builder.listed('TemplateSteps', { templateId: standard.id })
    const approval = steps.find((row: { stepCode: string }) => row.stepCode === 'APPROVAL')
    const { body } = await builder.admin().delete(`${builderPath}/TemplateSteps/${approval.id}`)
    const left = await builder.listed('TemplateSteps', { templateId: body.templateId })
    expect(left.map((row: { sequence: number }) => row.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const { problems } = await builder.detail(body.templateId)
    expect(problems.map((row: { message: string }) => row.message)).toContain('no step Approval to go to')
    expect(await builder.listed('TemplateSteps', { templateId: standard.id })).toEqual(steps)
    expect((await builder.admin().delete(`${builderPath}/Templates/${body.templateId}`)).status).toBe(200)
  })

  it('asks before an action what its dialog says', async () => {
    const standard = await builder.published()
    const approve = (await builder.listed('TemplateStepActions', { templateId: standard.id })).find(
      (row: { actionCode: string }) => row.actionCode === 'APPROVE',
    )
    const dialog = await builder.saved('StepActionDialogs', {
      id: approve.id,
      title: 'Approve',
      text: 'Sure?',
    })
    expect(dialog.templateId).not.toBe(standard.id)
    const changed = await builder.saved('StepActionDialogs', { ...dialog, commentRequired: true })
    expect(changed).toMatchObject({ id: dialog.id, commentRequired: true, version: 2 })
    const refused = async (body: object) =>
      (await builder.admin().post(`${builderPath}/StepActionDialogs`, body)).body
    const detail = 'What Approve asks was changed by someone else in the meantime.'
    // Somebody else's first one, a newer one, and one that somebody else took away.
    const { version: _, ...first } = dialog
    expect(await refused(first)).toMatchObject({ code: 'stale', detail, current: changed })
    expect(await refused(dialog)).toMatchObject({ code: 'stale', detail, current: changed })
    expect((await builder.admin().delete(`${builderPath}/StepActionDialogs/${dialog.id}`)).status).toBe(200)
    expect(await refused(changed)).toMatchObject({ code: 'stale', detail, current: null })
    expect((await builder.admin().delete(`${builderPath}/Templates/${dialog.templateId}`)).status).toBe(200)
  })
})

describe('a template that a category names', () => {
  it('is not deleted: the category is named', async () => {
    const draft = await builder.saved('Templates', { name: 'Named' })
    const category = await builder.saved('TemplateCategories', {
      ...{ description: 'Not yet', templateName: 'Named', isActive: false },
    })
    const answer = await builder.admin().delete(`${builderPath}/Templates/${draft.id}`)
    expect([answer.status, answer.body.code]).toEqual([409, 'in-use'])
    expect(answer.body.detail).toBe('Workflow Template Named is still used by category Not yet.')
    expect((await builder.admin().delete(`${builderPath}/TemplateCategories/${category.id}`)).status).toBe(
      200,
    )
    expect((await builder.admin().delete(`${builderPath}/Templates/${draft.id}`)).status).toBe(200)
  })
})
