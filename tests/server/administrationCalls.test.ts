import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')
const builder = '/workflow/WorkflowBuilder'

const rows = (['security', 'config', 'masters', 'workflowBuilder', 'messaging'] as const).flatMap(service =>
  Object.entries(services[service] as Record<string, Endpoint>).map(([name, row]) => ({
    name: `${service}.${name}`,
    row,
  })),
)

const lists = rows.filter(({ row }) => row.list === true)
const bodies = rows.filter(({ row }) => row.body !== undefined)
const named = rows.filter(
  ({ row }) => row.problems?.includes('not-found') === true && row.params !== undefined,
)

describe('every list of administration', () => {
  it.each(lists)('$name answers its rows and how many there are', async ({ row }) => {
    const { status, body, headers } = await admin().get(row.path, { range: [0, 4] })
    expect(status).toBe(200)
    expect(body.length).toBeLessThanOrEqual(5)
    const last = Math.max(body.length - 1, 0)
    expect(headers['content-range']).toMatch(new RegExp(`^items 0-${last}/\\d+$`))
  })

  it.each(lists)('$name says when it is asked for what it cannot do', async ({ row }) => {
    const range = await admin().get(row.path, { range: [5, 1] })
    expect([range.status, range.body.code]).toEqual([400, 'invalid-request'])
    const filter = await admin().get(row.path, { filter: { q: 7 } })
    expect([filter.status, filter.body.code]).toEqual([400, 'invalid-request'])
    const { body } = await admin().get(row.path, { filter: { state: 'all' } })
    const sorted = await admin().get(row.path, { sort: ['nothingOfTheKind', 'ASC'] })
    if (body.length === 0) return
    expect([sorted.status, sorted.body.errors?.[0]?.path]).toEqual([400, 'sort'])
  })
})

describe('every save of administration', () => {
  it.each(bodies)('$name says which fields are missing', async ({ row }) => {
    const url = row.path.replace(/\{\w+\}/g, '1')
    const { status, body } = row.method === 'PUT' ? await admin().put(url, {}) : await admin().post(url, {})
    if (row.path.endsWith('/Migrate')) return expect(status).not.toBe(500)
    expect([status, body.code]).toEqual([400, 'invalid-request'])
    expect(body.errors.length).toBeGreaterThan(0)
    for (const error of body.errors) expect(error.message).toMatch(/\S/)
  })

  it.each(bodies)('$name takes no text for a body', async ({ row }) => {
    const url = row.path.replace(/\{\w+\}/g, '1')
    const answer = await server.app.inject({
      ...{ method: row.method, url, payload: '{"half":' },
      headers: { 'x-mock-person': 'sysadmin', 'content-type': 'application/json' },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request'])
  })
})

describe('every call of administration that names one thing', () => {
  const unknown = (path: string) =>
    path
      .replace('{kind}', 'ink')
      .replace('{key}', '999999')
      .replace(/\{\w+\}/g, '999999')

  it.each(named.filter(({ row }) => row.body === undefined && !row.path.endsWith('/Log')))(
    '$name says that there is none',
    async ({ row }) => {
      const url = unknown(row.path)
      const { status, body } = row.method === 'DELETE' ? await admin().delete(url) : await admin().get(url)
      expect([status, body.code]).toEqual([404, 'not-found'])
      expect(body.detail).toMatch(/\S/)
    },
  )
})

describe('what the builder deletes by its own addresses', () => {
  const made: readonly (readonly [string, Record<string, unknown>])[] = [
    ['Steps', { code: 'AWAY', name: 'Away', isActive: false }],
    ['Actions', { code: 'GO_AWAY', name: 'Go away', isActive: false }],
    ['StepWorkGroups', { stepCode: 'ORDER', workgroupCode: 'TECH', isActive: false }],
    ['Options', { actionCode: 'LOST', code: 'AWAY', name: 'Away', isActive: false }],
    ['TemplateCategories', { description: 'Away', templateName: 'Standard', isActive: false }],
    ['Notifications', { description: 'Away', recipient: 'initiator', isActive: false }],
  ]

  it.each(made)(
    'workflow-admin-delete: %s: what is not in use goes, what is in use stays',
    async (kind, values) => {
      const saved = await admin().post(`${builder}/${kind}`, values)
      expect([saved.status, saved.body.detail]).toEqual([200, undefined])
      const { id } = saved.body
      const removed = await admin().delete(`${builder}/${kind}/${id}`)
      expect([removed.status, removed.body]).toEqual([200, { id, templateId: null }])
      const left = (await admin().get(`${builder}/${kind}`, { filter: { state: 'all' } })).body
      expect(left.map((row: { id: unknown }) => row.id)).not.toContain(id)
      const active = left.find((row: { isActive: boolean }) => row.isActive)
      const kept = await admin().delete(`${builder}/${kind}/${active.id}`)
      expect([kept.status, kept.body.code]).toEqual([422, 'rule-failed'])
    },
  )

  it('an action and a dialog are taken out of a draft, never out of what is published', async () => {
    const ofPublished = async (kind: string) =>
      (await admin().get(`${builder}/${kind}`, { filter: { templateId: 1 } })).body as { id: number }[]
    for (const kind of ['StepActionDialogs', 'TemplateStepActions']) {
      const before = await ofPublished(kind)
      const { status, body } = await admin().delete(`${builder}/${kind}/${before[0]?.id}`)
      expect(status).toBe(200)
      expect(body.templateId).not.toBe(1)
      expect(await ofPublished(kind)).toEqual(before)
      const draft = (await admin().get(`${builder}/${kind}`, { filter: { templateId: body.templateId } }))
        .body
      expect(draft.length).toBeLessThan(before.length)
    }
  })
})

describe('messages', () => {
  it('have their kinds', async () => {
    const { status, body } = await admin().get('/MsgType')
    expect(status).toBe(200)
    expect(body.map((row: { code: string }) => row.code)).toEqual(expect.arrayContaining(['EMAIL', 'LABEL']))
  })

  it('that are not in the log are not resent', async () => {
    const { status, body } = await admin().post('/DeliveryLog/Resend', { id: 999_999 })
    expect([status, body.code]).toEqual([404, 'not-found'])
  })

  it('are not previewed with an item that is not there', async () => {
    const template = { appType: 'quote item', subject: 'x', body: 'x', quoteItemId: 999_999 }
    const { status, body } = await admin().post('/Template/Preview', template)
    expect([status, body.code]).toEqual([404, 'not-found'])
  })
})
