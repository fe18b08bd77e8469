import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const view = { layout: { hidden: ['orderPO'] }, paging: { itemsPerPage: 25 } }
const share = (login: string, more: object = {}) =>
  server
    .as(login)
    .post('/quote-worklist/Views', { list: 'worklist', workgroup: 'DESIGN', name: 'Urgent', view, ...more })
const viewsOf = async (login: string, list = 'worklist') =>
  (await server.as(login).get('/quote-worklist/Views', { list })).body

it('a shared view is seen by everybody in the workgroup and by nobody else', async () => {
  const shared = await share('designer')
  expect(shared.status).toBe(200)
  expect(await viewsOf('designer2')).toMatchObject([{ name: 'Urgent', view, mayEdit: false, version: 1 }])
  expect(await viewsOf('designer')).toMatchObject([{ mayEdit: true, ownerName: 'Owen Castell' }])
  expect(await viewsOf('salesrep')).toEqual([])
  expect(await viewsOf('designer', 'samples')).toEqual([])
})

it('a view is shared with a workgroup one is in, under a name that is free there', async () => {
  const refused = await share('designer', { workgroup: 'PRICING' })
  expect([refused.status, refused.body.detail]).toEqual([403, 'You are not a member of workgroup Pricing.'])
  const taken = await share('designer2')
  expect([taken.status, taken.body.code, taken.body.errors[0].path]).toEqual([409, 'already-exists', 'name'])
  const nameless = await share('designer', { name: '  ' })
  expect([nameless.status, nameless.body.errors[0].path]).toEqual([400, 'name'])
  const large = await share('designer', { name: 'Large', view: { text: 'x'.repeat(20_001) } })
  expect([large.status, large.body.errors[0].path]).toEqual([400, 'view'])
})

it('who shared it changes it, from the version they saw, and deletes it', async () => {
  const [{ id, version }] = await viewsOf('designer')
  expect((await share('designer2', { id, version, name: 'Mine' })).status).toBe(403)
  const changed = await share('designer', { id, version, name: 'Very urgent' })
  expect(changed.body).toMatchObject({ id, name: 'Very urgent', version: 2 })
  const stale = await share('designer', { id, version, name: 'Again' })
  expect([stale.status, stale.body.current.name]).toEqual([409, 'Very urgent'])
  expect((await server.as('designer2').delete(`/quote-worklist/Views/${id}`)).status).toBe(403)
  expect((await server.as('salesrep').delete(`/quote-worklist/Views/${id}`)).status).toBe(404)
  expect((await server.as('designer').delete(`/quote-worklist/Views/${id}`)).status).toBe(200)
  expect(await viewsOf('designer2')).toEqual([])
})
