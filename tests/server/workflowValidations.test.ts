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

  it('know the fields an administrator adds', async () => {
    const field = { tabId: 9, fieldName: 'deliveryWindow', label: 'Delivery window' }
    const first = await builder.admin().post(`${path}/Fields`, field)
    expect(first.body).toMatchObject({ ...field, isActive: true, version: 1 })
    const twice = await builder.admin().post(`${path}/Fields`, field)
    expect([twice.status, twice.body.code]).toEqual([409, 'already-exists'])
    expect((await builder.admin().post(`${path}/Fields`, { ...field, tabId: 7 })).status).toBe(422)
  })
})
