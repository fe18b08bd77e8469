import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { announce } from '../../../server/hub/announce.ts'
import { inDatabase } from '../../../server/integrations/files/inDatabase.ts'
import { createJobRunner } from '../../../server/jobs/jobRunner.ts'
import { announceJob } from '../../../server/services/jobs/announceJob.ts'
import { jobHandlers } from '../../../server/services/jobs/jobHandlers.ts'
import { connectTo, listening } from '../hub/client.ts'
import { act, submitItem } from '../quoteSteps.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { engines, openFilled } from './engines.ts'

describe.each(engines)('two servers on one $name', engine => {
  let connection: Connection
  let one: TestApp
  let other: TestApp
  let otherOrigin: string

  beforeAll(async () => {
    connection = await openFilled(engine)
    one = await createTestApp({ connection })
    other = await createTestApp({ connection })
    otherOrigin = await listening(other.app)
  })
  afterAll(async () => {
    await other.app.close()
    await one.close()
  })

  it('pass on what happened at the other', async () => {
    const { join, next } = await connectTo(otherOrigin, 'designer2')
    await join('worklist:DESIGN')
    const item = await submitItem(one)
    const { body } = await act(one.as('designer'), item, 'ACCEPT')
    const items = [{ id: item.itemId, quoteId: item.quoteId, hashKey: body.details.hashKey }]
    expect(await next('WorklistChanged', { items })).toMatchObject({ who: { login: 'designer' } })
  })

  it('say nothing of what was rolled back', async () => {
    const { join, next, heard } = await connectTo(otherOrigin, 'custserv')
    await join('user:custserv')
    const say = (key: string) => (tx: Connection['db']) =>
      announce(tx, [
        {
          name: 'SettingsChanged',
          groups: ['user:custserv'],
          payload: { login: 'custserv', keys: [key], at: new Date().toISOString() },
        },
      ])
    await expect(
      connection.db.transaction(async tx => {
        await say('never')(tx)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await connection.db.transaction(say('kept'))
    expect(await next('SettingsChanged')).toMatchObject({ keys: ['kept'] })
    expect(heard('SettingsChanged')).toBe(0)
  })

  it('tell of many items in several notifications', async () => {
    const { join, next } = await connectTo(otherOrigin, 'salesrep')
    const rep = one.as('salesrep')
    const { id } = (await rep.post('/quote/Quote/Create', { customer: { customerCode: 'BLU001' } })).body
    await join('user:salesrep')
    const products = Array.from({ length: 60 }, (_, n) => ({
      itemCategory: 'GENERIC',
      description: `Tape ${n}`,
    }))
    for (let n = 0; n < 60; n += 20) {
      await rep.post('/quote/Quote/Products', { id, products: products.slice(n, n + 20) })
    }
    const quote = (await rep.get(`/quote/Quote/${id}`)).body
    await rep.put('/quote/Quote', { ...quote, description: 'Sixty tapes' })
    const told = new Set<number>()
    while (told.size < 60) {
      const { what, items } = await next('WorklistChanged')
      if (what === 'saved') for (const item of items) told.add(item.id)
    }
    expect(quote.items.every((item: { id: number }) => told.has(item.id))).toBe(true)
  })

  it('tell who asked that an auto-routing has ended', async () => {
    const item = await submitItem(one)
    const { join, next } = await connectTo(otherOrigin, 'su')
    await join('user:su')
    const started = await one.as('su').post('/engine/AutoRouting', { quoteProductBoxId: item.itemId })
    expect(started.status).toBe(200)
    const { db } = connection
    const mail = { adapter: 'test', send: async () => undefined } as never
    const masters = { all: async () => ({}) } as never
    const handlers = jobHandlers({ masters, lgx: {} as never, mailing: { db, mail, files: inDatabase(db) } })
    await createJobRunner({ db, handlers, announce: announceJob, maxAttempts: 1 }).drain()
    expect(await next('AutoRouteResponse')).toMatchObject({ quoteItemId: item.itemId, status: 'Failed' })
  })

  if (engine.name === 'PostgreSQL') {
    it('let their clients come again when what they listen on broke', async () => {
      const client = await connectTo(otherOrigin, 'designer2')
      const closed = new Promise(resolve => client.connection.onclose(resolve))
      await connection.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
      )
      await closed
      const again = await connectTo(otherOrigin, 'designer2')
      await again.join('worklist:DESIGN')
      const item = await submitItem(one)
      const { body } = await act(one.as('designer'), item, 'ACCEPT')
      const items = [{ id: item.itemId, quoteId: item.quoteId, hashKey: body.details.hashKey }]
      expect(await again.next('WorklistChanged', { items })).toMatchObject({ action: 'ACCEPT' })
    })
  }
})
