import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeLog, quoteItems } from '../../server/database/schema/index.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { builderPath, workflowBuilderSteps } from './workflowBuilderSteps.ts'

let server: TestApp
let builder: ReturnType<typeof workflowBuilderSteps>
beforeAll(async () => {
  server = await createTestApp()
  builder = workflowBuilderSteps(server)
})
afterAll(() => server.close())

describe('masters of the workflow', () => {
  it('are created, listed, searched and sorted', async () => {
    const row = await builder.saved('Steps', { code: 'AUDIT', name: 'Audit' })
    expect(row).toEqual({ id: 'AUDIT', code: 'AUDIT', name: 'Audit', isActive: true, version: 1 })
    expect(await builder.listed('Steps', { q: 'audi' })).toEqual([row])
    const page = await builder.admin().get(`${builderPath}/Steps`, { sort: ['name', 'DESC'], range: [0, 1] })
    expect(page.body).toHaveLength(2)
    expect(page.headers['content-range']).toMatch(/^items 0-1\/\d+$/)
  })

  it('say which field is wrong', async () => {
    const answer = await builder.admin().post(`${builderPath}/Steps`, { code: 'not a code', name: '' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual(['code', 'name'])
    const twice = await builder.admin().post(`${builderPath}/Steps`, { code: 'DESIGN', name: 'Again' })
    expect([twice.status, twice.body.code, twice.body.errors[0].path]).toEqual([
      409,
      'already-exists',
      'code',
    ])
  })

  it('keep who was faster: a save from an old version is stale and shows what is stored', async () => {
    const row = await builder.saved('Actions', { code: 'RACE', name: 'Race' })
    await builder.saved('Actions', { ...row, name: 'First' })
    const late = await builder.admin().post(`${builderPath}/Actions`, { ...row, name: 'Second' })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    expect(late.body.current).toMatchObject({ id: 'RACE', name: 'First', version: 2 })
  })

  it('leave lines in the change log', async () => {
    const row = await builder.saved('Options', { actionCode: 'LOST', code: 'QUALITY', name: 'Quality' })
    await builder.saved('Options', { ...row, name: 'Quality of the board' })
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

  it('workflow-admin-states: are active or not, deactivated before they are deleted, and never while something uses them', async () => {
    const row = await builder.saved('Steps', { code: 'UNUSED', name: 'Unused' })
    const active = await builder.admin().delete(`${builderPath}/Steps/UNUSED`)
    expect([active.status, active.body.code]).toEqual([422, 'rule-failed'])
    await builder.saved('Steps', { ...row, isActive: false })
    expect((await builder.admin().delete(`${builderPath}/Steps/UNUSED`)).status).toBe(200)
    expect(await builder.listed('Steps', { q: 'UNUSED' })).toEqual([])

    const [pricing] = await builder.listed('Steps', { q: 'PRICING' })
    await builder.saved('Steps', { ...pricing, isActive: false })
    const used = await builder.admin().delete(`${builderPath}/Steps/PRICING`)
    expect([used.status, used.body.code]).toEqual([409, 'in-use'])
    expect(used.body.detail).toBe(
      'Workflow Step PRICING is still used by version 1 of Standard, owner Pricing.',
    )
    await builder.saved('Steps', { ...pricing, version: pricing.version + 1, isActive: true })
  })

  it('name everything that still uses them, by code and by name', async () => {
    const gone = async (kind: string, row: { id: number | string }) => {
      await builder.saved(kind, { ...row, isActive: false })
      return builder.admin().delete(`${builderPath}/${kind}/${row.id}`)
    }
    const step = await builder.saved('Steps', { code: 'SPOKEN', name: 'Spoken of' })
    const template = await builder.admin().post('/Template', {
      ...{
        code: 'SPEAKS',
        name: 'Speaks',
        appType: 'quote item',
        state: 'SPOKEN',
        subject: 'It',
        body: 'It',
      },
    })
    expect(template.status).toBe(200)
    const spoken = await gone('Steps', step)
    expect([spoken.status, spoken.body.detail]).toEqual([
      409,
      'Workflow Step SPOKEN is still used by message template SPEAKS.',
    ])

    const [only] = await builder.listed('TemplateCategories')
    const kept = await gone('TemplateCategories', only)
    expect([kept.status, kept.body.detail]).toEqual([
      409,
      `Workflow Template Category ${only.description} is still used by version 1 of Standard.`,
    ])
    await builder.saved('TemplateCategories', { ...only, version: only.version + 1, isActive: true })
    const second = await builder.saved('TemplateCategories', {
      ...{ description: 'Glama', templateName: 'Standard', businessUnit: 'GLAMA' },
    })
    expect((await gone('TemplateCategories', second)).status).toBe(200)
  })

  it('refuse what does not exist', async () => {
    for (const [kind, body, path] of [
      ['StepWorkGroups', { stepCode: 'DESIGN', workgroupCode: 'NOBODY' }, 'workgroupCode'],
      ['TemplateCategories', { description: 'X', templateName: 'Nothing' }, 'templateName'],
      ['Notifications', { description: 'X', recipient: 'address' }, 'address'],
    ] as const) {
      const answer = await builder.admin().post(`${builderPath}/${kind}`, body)
      expect([kind, answer.status, answer.body.errors[0].path]).toEqual([kind, 422, path])
    }
    expect(
      (await builder.admin().post(`${builderPath}/Options`, { actionCode: 'NONE', code: 'A', name: 'A' }))
        .status,
    ).toBe(404)
  })
})

describe('template categories', () => {
  it('decide which template a new item begins on, the most specific first', async () => {
    const standard = await builder.published()
    const copy = await builder.saved('Templates', { name: 'Copies', copyOf: standard.id })
    await builder.publish(copy.id)
    await builder.saved('TemplateCategories', {
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
