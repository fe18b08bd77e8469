import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { builderPath, workflowBuilderSteps } from './workflowBuilderSteps.ts'

let server: TestApp
let builder: ReturnType<typeof workflowBuilderSteps>
beforeAll(async () => {
  server = await createTestApp()
  builder = workflowBuilderSteps(server)
})
afterAll(() => server.close())

const log = async (id: number) => {
  const answer = await builder.admin().get(`${builderPath}/Templates/${id}/Log`)
  expect(answer.status).toBe(200)
  return answer.body
}
const stepNamed = async (templateId: number, stepCode: string) =>
  (await builder.listed('TemplateSteps', { templateId })).find(
    (row: { stepCode: string }) => row.stepCode === stepCode,
  )

describe('the history of a template', () => {
  it('says who changed what of which version: steps, actions, what they ask, rules', async () => {
    const standard = await builder.published()
    const design = await stepNamed(standard.id, 'DESIGN')
    const { templateId } = await builder.saved('TemplateSteps', { ...design, bypass: null })
    const done = (await builder.listed('TemplateStepActions', { templateId })).find(
      (row: { actionCode: string }) => row.actionCode === 'DESIGN_DONE',
    )
    await builder.saved('TemplateStepActions', { ...done, targetStepCode: 'APPROVAL' })
    await builder.saved('StepActionDialogs', { id: done.id, title: 'Sure?', text: '' })
    await builder.admin().post('/workflow/WorkflowValidation/Validations', {
      templateStepId: design.id,
      tabId: 1,
      fieldName: 'drawingNo',
      readOnly: false,
      required: true,
    })
    await builder.admin().delete(`${builderPath}/TemplateStepActions/${done.id}`)
    const lines = await log(templateId)
    expect(await log(standard.id)).toEqual(lines)
    const at = { whoName: 'Noel Whitaker', templateId, templateVersion: 2 }
    expect(lines.slice(0, 5)).toEqual([
      expect.objectContaining({ ...at, step: 'DESIGN', action: 'DESIGN_DONE', field: 'deleted' }),
      expect.objectContaining({ ...at, step: 'DESIGN', action: 'DESIGN_DONE', field: 'dialog.deleted' }),
      expect.objectContaining({ step: 'DESIGN', action: null, field: 'rule.1.drawingNo', new: 'REQUIRED' }),
      expect.objectContaining({ step: 'DESIGN', action: 'DESIGN_DONE', field: 'dialog.created' }),
      expect.objectContaining({ field: 'targetStepCode', old: 'PRICING', new: 'APPROVAL' }),
    ])
    expect(lines.at(-1)).toMatchObject({ ...at, step: null, field: 'drafted', new: { from: 1 } })
  })

  it('keeps what was removed with a step, and a draft that was discarded', async () => {
    const standard = await builder.published()
    const approval = await stepNamed(standard.id, 'APPROVAL')
    const { body } = await builder.admin().delete(`${builderPath}/TemplateSteps/${approval.id}`)
    await builder.admin().delete(`${builderPath}/Templates/${body.templateId}`)
    const lines = await log(standard.id)
    expect(lines[0]).toMatchObject({ step: null, field: 'deleted', templateVersion: 2 })
    expect(lines[1]).toMatchObject({ step: 'APPROVAL', action: null, field: 'deleted' })
    expect(lines[2]).toMatchObject({ step: 'APPROVAL', action: expect.any(String), field: 'deleted' })
  })

  it('tells of publishing, of what that retired, and of items that were migrated', async () => {
    const standard = await builder.published()
    const draft = await builder.saved('Templates', { ...standard, description: 'Next' })
    await builder.publish(draft.id)
    await builder.admin().post(`${builderPath}/Templates/${draft.id}/Migrate`, {})
    const [migrated, published, retired] = await log(draft.id)
    expect(migrated).toMatchObject({ field: 'migrated', new: { items: expect.any(Number) } })
    expect(published).toMatchObject({ field: 'published', templateVersion: draft.templateVersion })
    expect(retired).toMatchObject({
      ...{ field: 'status', old: 'published', new: 'retired' },
      templateVersion: standard.templateVersion,
    })
  })

  it('is not found where there is no such template', async () => {
    expect((await builder.admin().get(`${builderPath}/Templates/9999/Log`)).status).toBe(404)
  })
})

describe('an earlier version', () => {
  it('becomes the next one by the draft, and stays as it is', async () => {
    const first = (await builder.listed('Templates')).find(
      (row: { name: string; templateVersion: number }) =>
        row.name === 'Standard' && row.templateVersion === 1,
    )
    const standard = await builder.published()
    const approval = await stepNamed(standard.id, 'APPROVAL')
    const { body } = await builder.admin().delete(`${builderPath}/TemplateSteps/${approval.id}`)
    const { template } = await builder.detail(body.templateId)
    const stale = await builder
      .admin()
      .post(`${builderPath}/Templates`, { ...template, version: template.version - 1, copyOf: first.id })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    const anew = await builder.saved('Templates', { ...template, copyOf: first.id })
    expect(anew).toMatchObject({ id: template.id, status: 'draft' })
    const steps = async (id: number) =>
      (await builder.detail(id)).steps.map((step: { stepCode: string }) => step.stepCode)
    expect(await steps(anew.id)).toEqual(await steps(first.id))
    expect((await log(anew.id))[0]).toMatchObject({ field: 'copied', new: { version: 1 } })
    const itself = await builder.admin().post(`${builderPath}/Templates`, { ...anew, copyOf: anew.id })
    expect([itself.status, itself.body.errors[0].path]).toEqual([422, 'copyOf'])
  })
})
