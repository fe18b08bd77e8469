import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')
const builder = '/workflow/WorkflowBuilder'
const fields = '/workflow/WorkflowValidation/Fields'

interface Kind {
  readonly kind: string
  readonly list: string
  readonly save: string
  /** Words that find the one to delete. */
  readonly q: string
  readonly usedBy: RegExp
}

async function deactivated({ list, save, q }: Pick<Kind, 'list' | 'save' | 'q'>) {
  const [row] = (await admin().get(list, { filter: { q, state: 'all' } })).body
  expect(row).toBeDefined()
  const { status, body } = await admin().post(save, { ...row, isActive: false })
  expect(status).toBe(200)
  return body
}

describe('DELETE /config/Master/{kind}/{key}', () => {
  const used: readonly Kind[] = [
    {
      ...{ kind: 'workflowStep', list: `${builder}/Steps`, save: `${builder}/Steps`, q: 'ORDER' },
      usedBy: /version 1 of Standard/,
    },
    {
      ...{ kind: 'workflowAction', list: `${builder}/Actions`, save: `${builder}/Actions`, q: 'APPROVE' },
      usedBy: /version 1 of Standard/,
    },
    {
      ...{ kind: 'workflowField', list: fields, save: fields, q: 'Drawing No' },
      usedBy: /version 1 of Standard/,
    },
    {
      ...{ kind: 'role', list: '/security/Role', save: '/security/Role', q: 'DESIGNER' },
      usedBy: /users .*Owen Castell/,
    },
    {
      ...{ kind: 'workgroup', list: '/security/Workgroup', save: '/security/WorkGroup', q: 'DESIGN' },
      usedBy: /workflow steps Design/,
    },
  ]
  it.each(used)('$kind that is used stays, and says what uses it', async ({ kind, usedBy, ...where }) => {
    const { id } = await deactivated(where)
    const { status, body } = await admin().delete(`/config/Master/${kind}/${id}`)
    expect([status, body.code]).toEqual([409, 'in-use'])
    expect(body.detail).toMatch(usedBy)
  })

  const free = [
    { kind: 'messageTemplate', list: '/Template/All', save: '/Template', q: 'ITEM_RETURNED' },
    {
      kind: 'workflowNotification',
      list: `${builder}/Notifications`,
      save: `${builder}/Notifications`,
      q: 'Initiator: the item came back',
    },
    {
      kind: 'workflowOption',
      list: `${builder}/Options`,
      save: `${builder}/Options`,
      q: 'Price is not right',
    },
  ]
  it.each(free)(
    '$kind is deactivated before it is deleted, and its log stays',
    async ({ kind, ...where }) => {
      const [active] = (await admin().get(where.list, { filter: { q: where.q, state: 'all' } })).body
      const refused = await admin().delete(`/config/Master/${kind}/${active.id}`)
      expect([refused.status, refused.body.code]).toEqual([422, 'rule-failed'])
      const { id } = await deactivated(where)
      expect((await admin().delete(`/config/Master/${kind}/${id}`)).status).toBe(200)
      const { body: left } = await admin().get(where.list, { filter: { q: where.q, state: 'all' } })
      expect(left.map((row: { id: number }) => row.id)).not.toContain(id)
      expect((await admin().get(`/config/Master/${kind}/${id}/Log`)).body[0]).toMatchObject({
        field: 'deleted',
      })
      expect((await admin().delete(`/config/Master/${kind}/${id}`)).status).toBe(404)
    },
  )

  it('messageOption stays active while an active template shows it, and stored while any does', async () => {
    const [signature] = (await admin().get('/Option/All', { filter: { q: 'SIGNATURE' } })).body
    const refused = await admin().post('/Option', { ...signature, isActive: false })
    expect([refused.status, refused.body.errors[0].path]).toEqual([409, 'isActive'])
    expect(refused.body.detail).toMatch(/SIGNATURE is still used by message template [A-Z_]+/)
    const { body: templates } = await admin().get('/Template/All', { filter: { q: signature.appType } })
    for (const template of templates) await admin().post('/Template', { ...template, isActive: false })
    const { body } = await admin().post('/Option', { ...signature, isActive: false })
    const kept = await admin().delete(`/config/Master/messageOption/${body.id}`)
    expect([kept.status, kept.body.code]).toEqual([409, 'in-use'])
  })

  it.each(['messageTemplate', 'workflowField', 'plant'])('%s with a key that is none', async kind => {
    expect((await admin().delete(`/config/Master/${kind}/nothing`)).status).toBe(404)
  })
})
