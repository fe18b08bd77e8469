import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { workflowBuilderSteps } from './workflowBuilderSteps.ts'

let server: TestApp
let builder: ReturnType<typeof workflowBuilderSteps>
beforeAll(async () => {
  server = await createTestApp()
  builder = workflowBuilderSteps(server)
})
afterAll(() => server.close())

describe('validations', () => {
  const path = '/workflow/WorkflowValidation'

  it('list tabs, fields and what a rule can say', async () => {
    const tabs = (await builder.admin().get(`${path}/Tabs`)).body
    expect(tabs).toHaveLength(13)
    expect(tabs).toContainEqual({ id: 1, key: 'overview', label: 'Overview' })
    const fields = (await builder.admin().get(`${path}/Fields`, { filter: { tabId: 9 } })).body
    expect(fields.map((row: { fieldName: string }) => row.fieldName)).toContain('truckType')
    expect((await builder.admin().get(`${path}/Defs`)).body).toHaveLength(3)
  })

  it('are changed in a draft, and refuse a required field nobody can edit', async () => {
    const standard = await builder.published()
    const rules = (
      await builder.admin().get(`${path}/Validations`, { filter: { templateId: standard.id, tabId: 1 } })
    ).body
    const rule = rules.find(
      (row: { stepCode: string; fieldName: string }) =>
        row.stepCode === 'INITIATE' && row.fieldName === 'drawingNo',
    )
    const refused = await builder
      .admin()
      .post(`${path}/Validations`, { ...rule, readOnly: true, required: true })
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'required'])
    const changed = await builder.admin().post(`${path}/Validations`, { ...rule, required: true })
    expect(changed.body).toMatchObject({ fieldName: 'drawingNo', required: true })
    expect(changed.body.templateId).not.toBe(standard.id)
    const stale = await builder.admin().post(`${path}/Validations`, { ...changed.body, version: 99 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
  })

  const rulesOf = async (templateId: number, stepCode = 'DESIGN') =>
    (await builder.admin().get(`${path}/Validations`, { filter: { templateId } })).body.filter(
      (row: { stepCode: string }) => row.stepCode === stepCode,
    )
  /** A step of a draft of its own, and a field of the delivery tab that has no rule there. */
  async function draftStep(name: string) {
    const { id: copyOf } = await builder.published()
    const { id: templateId } = await builder.saved('Templates', { name, copyOf })
    const steps = await builder.listed('TemplateSteps', { templateId })
    const { id } = steps.find((row: { stepCode: string }) => row.stepCode === 'DESIGN')
    return { templateId, templateStepId: id as number }
  }
  const ruleless = { tabId: 9, fieldName: 'truckType' }
  const required = { readOnly: false, required: true }
  const editable = { readOnly: false, required: false }

  it('refuse the second of two people who rule a field that had no rule', async () => {
    const { templateStepId } = await draftStep('Two people at once')
    const save = (body: object) =>
      builder.admin().post(`${path}/Validations`, { templateStepId, ...ruleless, ...body })
    const first = await save(required)
    expect([first.status, first.body.version]).toEqual([200, 1])
    const second = await save(editable)
    expect([second.status, second.body.code]).toEqual([409, 'stale'])
    expect(second.body.current).toEqual(first.body)
    expect((await save({ ...editable, version: 1 })).body).toMatchObject({ ...editable, version: 2 })
    expect((await save({ tabId: 9, fieldName: 'requiredDate', ...editable, version: 1 })).body).toMatchObject(
      {
        code: 'stale',
        current: null,
      },
    )
  })

  it('refuse a change that began from the published rule when the draft says otherwise by now', async () => {
    const standard = await builder.published()
    const rule = (await rulesOf(standard.id, 'INITIATE')).find(
      (row: { fieldName: string }) => row.fieldName === 'description',
    )
    const first = await builder.admin().post(`${path}/Validations`, { ...rule, ...editable })
    expect(first.body).toMatchObject({ ...editable })
    const second = await builder
      .admin()
      .post(`${path}/Validations`, { ...rule, readOnly: true, required: false })
    expect([second.status, second.body.current]).toEqual([409, first.body])
    const { templateStepId, version } = second.body.current
    const third = { ...rule, templateStepId, version, readOnly: true, required: false }
    expect((await builder.admin().post(`${path}/Validations`, third)).body).toMatchObject({ readOnly: true })
  })

  it('are saved many at once, all of them or none', async () => {
    const { templateId, templateStepId } = await draftStep('Many at once')
    const [one, two] = (await rulesOf(templateId)).filter((row: { required: boolean }) => !row.required)
    const save = (...rules: readonly object[]) =>
      builder.admin().post(`${path}/Validations/Bulk`, { templateStepId, rules })
    const as = ({ tabId, fieldName, version }: { tabId: number; fieldName: string; version?: number }) => ({
      tabId,
      fieldName,
      ...(version === undefined ? {} : { version }),
      ...required,
    })
    const all = await save(as(one), as(two), as(ruleless))
    expect(all.status).toBe(200)
    expect(all.body).toMatchObject({ templateId, templateStepId })
    expect(all.body.rules.map((row: { required: boolean }) => row.required)).toEqual([true, true, true])

    const other = { tabId: 9, fieldName: 'requiredDate' }
    const stale = await save(as(other), as(one))
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    expect(stale.body.detail).toContain('was changed by someone else in the meantime.')
    expect(stale.body.current).toMatchObject({
      templateId,
      templateStepId,
      rules: [{ id: all.body.rules[0].id }],
    })
    expect(await rulesOf(templateId)).not.toContainEqual(expect.objectContaining(other))

    const unknown = await save(as(other), as({ tabId: 9, fieldName: 'nothingLikeIt' }))
    expect([unknown.status, unknown.body.errors[0].path]).toEqual([422, 'rules.1.fieldName'])
    const twice = await save(as(other), as(other))
    expect([twice.status, twice.body.errors[0].path]).toEqual([422, 'rules.1.fieldName'])
    expect(await rulesOf(templateId)).not.toContainEqual(expect.objectContaining(other))
  })

  it('know the fields an administrator adds', async () => {
    const field = { tabId: 9, fieldName: 'deliveryWindow', label: 'Delivery window' }
    const first = await builder.admin().post(`${path}/Fields`, field)
    expect(first.body).toMatchObject({ ...field, isActive: true, version: 1 })
    const twice = await builder.admin().post(`${path}/Fields`, field)
    expect([twice.status, twice.body.code]).toEqual([409, 'already-exists'])
    expect((await builder.admin().post(`${path}/Fields`, { ...field, tabId: 7 })).status).toBe(422)
  })
})
