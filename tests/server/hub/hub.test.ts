import { HttpTransportType } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hubGroup, hubPath } from '#contract/hub'
import type { SampleRow } from '#contract/samples'
import { act, createItem, loadItem, saveProduct, submitItem } from '../quoteSteps.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { connectTo, listening } from './client.ts'

const { WebSockets, ServerSentEvents } = HttpTransportType

describe('the quote design hub', () => {
  let server: TestApp
  let origin: string
  beforeAll(async () => {
    server = await createTestApp()
    origin = await listening(server.app)
  })
  afterAll(() => server.close())

  describe.each([
    ['WebSockets', WebSockets],
    ['server-sent events', ServerSentEvents],
  ] as const)('over %s', (_name, transport) => {
    it('tells everybody on the list who accepted an item', async () => {
      const item = await submitItem(server)
      const { connection, join, next } = await connectTo(origin, 'designer2', { transport })
      expect(connection.connectionId).not.toBeNull()
      await join('worklist:DESIGN')
      const { body } = await act(server.as('designer'), item, 'ACCEPT')
      const items = [{ id: item.itemId, quoteId: item.quoteId, hashKey: body.details.hashKey }]
      const said = await next('WorklistChanged', { items })
      expect(said).toMatchObject({ what: 'acted', action: 'ACCEPT', who: { login: 'designer' } })
      expect(said.groups.toSorted()).toEqual(['user:designer', 'user:salesrep', 'worklist:DESIGN'])
    })

    it('tells who has the item open what was saved, and nobody who has left', async () => {
      const item = await createItem(server.as('salesrep'))
      const group = hubGroup.quoteItem(item.itemId)
      const reader = await connectTo(origin, 'sca', { transport })
      await reader.join(group)
      await reader.next('QuoteItemChanged')
      await saveProduct(server.as('salesrep'), item, { drawingNo: 'D-1' })
      const { versions, hashKey } = await loadItem(server.as('salesrep'), item)
      expect(await reader.next('QuoteItemChanged')).toMatchObject({
        id: item.itemId,
        what: 'saved',
        versions: { product: versions.product },
        hashKey,
        who: { login: 'salesrep' },
      })
      await reader.connection.invoke('LeaveGroup', group)
      await reader.join('worklist:NOBODYS').catch(() => undefined)
      await saveProduct(server.as('salesrep'), item, { drawingNo: 'D-2' })
      await reader.join(hubGroup.user('salesrep'))
      await reader.next('WorklistChanged')
      expect(reader.heard('QuoteItemChanged')).toBe(0)
    })
  })

  it('tells sample makers which request was locked, and the hash key it stands at now', async () => {
    const { body: rows } = await server.as('samplemaker').get('/quote-worklist/Samples/Worklist')
    const { id } = rows.find((row: SampleRow) => !row.isLocked)
    const { join, next } = await connectTo(origin, 'samplemaker')
    await join('worklist:SAMPLE')
    const { body } = await server.as('designer').put(`/quote/QuoteSample/Lock/${id}`)
    const said = await next('WorklistChanged', { samples: [{ id, hashKey: body.hashKey }] })
    expect(said).toMatchObject({ what: 'acted', action: 'LOCK', items: [], who: { login: 'designer' } })
  })

  it('says again to who joins what was said just before: a page is read before its groups are joined', async () => {
    const { itemId } = await submitItem(server)
    const { join, next } = await connectTo(origin, 'designer2')
    await join('worklist:DESIGN')
    await join(hubGroup.quoteItem(itemId))
    expect(await next('QuoteItemChanged', { id: itemId, what: 'added' })).toBeDefined()
    expect(await next('QuoteItemChanged', { id: itemId })).toMatchObject({ what: 'saved' })
    expect(await next('QuoteItemChanged', { id: itemId })).toMatchObject({ action: 'SUBMIT' })
  })

  it.each([
    ['designer', 'worklist:DESIGN'],
    ['su', 'worklist:PRICING'],
    ['salesrep', 'user:salesrep'],
    ['sca', 'user:salesrep'],
  ])('lets %s join %s', async (login, group) => {
    const { join } = await connectTo(origin, login)
    await expect(join(group)).resolves.toBeNull()
  })

  it.each([
    ['designer', 'worklist:PRICING', 'You are not a member of workgroup Pricing.'],
    ['designer', 'user:salesrep', 'You do not coordinate salesrep.'],
    ['salesrep2', 'user:salesrep', 'You do not coordinate salesrep.'],
    ['designer', 'quoteitem:999999', 'Quote item 999999 was not found.'],
    ['designer', 'quoteitem:1; drop', 'There is no such group.'],
    ['designer', 'everything', 'There is no such group.'],
  ])('refuses %s the group %s', async (login, group, sentence) => {
    const { join } = await connectTo(origin, login)
    await expect(join(group)).rejects.toThrow(sentence)
  })

  it('refuses an item that the person may not see', async () => {
    const item = await submitItem(server)
    const { join } = await connectTo(origin, 'salesrep2')
    await expect(join(hubGroup.quoteItem(item.itemId))).rejects.toThrow('You have no access to quote item')
  })

  it('says nothing of what was rolled back', async () => {
    const item = await submitItem(server)
    const { join, next } = await connectTo(origin, 'designer2')
    await join('worklist:DESIGN')
    const stale = await act(server.as('designer'), item, 'ACCEPT', { hashKey: '0.0' })
    expect(stale.status).toBe(409)
    await server.connection.db
      .transaction(async tx => {
        await tx.execute(
          `select pg_notify('boxwright_events', '[{"name":"WorklistChanged","groups":["worklist:DESIGN"]}]')`,
        )
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await act(server.as('designer'), item, 'ACCEPT')
    const said: string[] = []
    while (said.at(-1) !== 'ACCEPT') said.push((await next('WorklistChanged')).action)
    expect(said.filter(action => action === 'ACCEPT')).toHaveLength(1)
    expect(said).not.toContain(undefined)
  })

  it('tells each change once to who is in several of its groups', async () => {
    const item = await submitItem(server)
    const { join, next, heard } = await connectTo(origin, 'su')
    await join('worklist:DESIGN')
    await join('user:salesrep')
    await join('user:designer')
    while (heard('WorklistChanged') > 0) await next('WorklistChanged')
    await act(server.as('designer'), item, 'ACCEPT')
    expect(await next('WorklistChanged')).toMatchObject({ action: 'ACCEPT' })
    await act(server.as('designer'), item, 'RELEASE')
    expect(await next('WorklistChanged')).toMatchObject({ action: 'RELEASE' })
  })

  it('tells a person’s other windows that settings were saved', async () => {
    const { join, next } = await connectTo(origin, 'pricing')
    await join('user:pricing')
    await server.as('pricing').post('/config/setting', [{ key: 'theme', value: '"dark"' }])
    expect(await next('SettingsChanged')).toMatchObject({ login: 'pricing', keys: ['theme'] })
  })

  it('lets nobody in who is not signed in', async () => {
    await expect(connectTo(origin, '')).rejects.toThrow(/401/)
    await expect(connectTo(origin, 'stranger')).rejects.toThrow(/401/)
    const answer = await fetch(`${origin}${hubPath}?id=x&access_token=stranger`, {
      headers: { accept: 'text/event-stream' },
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'not-signed-in' })
  })

  it('lets nobody speak on another person’s stream', async () => {
    const answer = await fetch(`${origin}${hubPath}?id=of-somebody-else`, {
      method: 'POST',
      headers: { 'x-mock-person': 'designer' },
      body: '{}',
    })
    expect(answer.status).toBe(404)
  })
})
