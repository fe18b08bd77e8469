import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { roleScopes, users, userWorkgroups } from '../../../server/database/schema/index.ts'
import { connectTo, listening } from '../hub/client.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { engines, openFilled } from './engines.ts'

describe.each(engines)('rights taken away on $name, with two servers', engine => {
  let connection: Connection
  let one: TestApp
  let other: TestApp

  beforeAll(async () => {
    connection = await openFilled(engine)
    one = await createTestApp({ connection })
    other = await createTestApp({ connection })
  })
  afterAll(async () => {
    await other.app.close()
    await one.close()
  })

  const list = (server: TestApp, login: string) =>
    server.as(login).get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN' })

  /** What the server answers, asked again until it is `status`; a second may pass. */
  const within = (server: TestApp, login: string) =>
    expect.poll(async () => (await list(server, login)).status, { timeout: 1_000, interval: 20 })

  it('a workgroup counts at once where it is saved, and within a second at the other', async () => {
    const admin = one.as('sysadmin')
    expect((await list(one, 'designer2')).status).toBe(200)
    expect((await list(other, 'designer2')).status).toBe(200)
    const [user] = (await admin.get('/security/User', { filter: { q: 'designer2' } })).body
    const saved = await admin.post('/security/User', { ...user, workGroups: [] })
    expect(saved.status).toBe(200)
    expect((await list(one, 'designer2')).status).toBe(403)
    await within(other, 'designer2').toBe(403)
    // Who has the rights that were theirs keeps them.
    expect((await list(other, 'designer')).status).toBe(200)
  })

  it('a scope counts too, taken from a role past every call', async () => {
    const before = (await other.as('designer').get('/security/User')).status
    expect(before).toBe(403)
    await connection.db.insert(roleScopes).values({ roleCode: 'DESIGNER', scopeCode: 'EDIT_USER_ACCESS' })
    const users = async () => (await other.as('designer').get('/security/User')).status
    await expect.poll(users, { timeout: 1_000, interval: 20 }).toBe(200)
    await connection.db.delete(roleScopes).where(eq(roleScopes.scopeCode, 'EDIT_USER_ACCESS'))
    await expect.poll(users, { timeout: 1_000, interval: 20 }).toBe(403)
  })

  it('what was rolled back takes nothing away', async () => {
    const [designer] = await connection.db.select().from(users).where(eq(users.login, 'designer'))
    await expect(
      connection.db.transaction(async tx => {
        await tx.delete(userWorkgroups).where(eq(userWorkgroups.userId, designer?.id ?? 0))
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect((await list(other, 'designer')).status).toBe(200)
  })

  describe('and live connections', () => {
    it('of whoever may less now leave what is no longer theirs and close; they may come back', async () => {
      const origin = await listening(other.app)
      const { connection: link, join } = await connectTo(origin, 'designer')
      await join('worklist:DESIGN')
      const bystander = await connectTo(origin, 'pricing')
      const closed = new Promise(resolve => link.onclose(resolve))
      const [designer] = await connection.db.select().from(users).where(eq(users.login, 'designer'))
      await connection.db.delete(userWorkgroups).where(eq(userWorkgroups.userId, designer?.id ?? 0))
      await closed
      const again = await connectTo(origin, 'designer')
      await expect(again.join('worklist:DESIGN')).rejects.toThrow()
      expect(bystander.connection.state).toBe('Connected')
    })

    it('of whoever is nobody any more close, and are let in no more', async () => {
      const { port } = other.app.server.address() as { port: number }
      const origin = `http://127.0.0.1:${port}`
      const { connection: link } = await connectTo(origin, 'preprint')
      const closed = new Promise(resolve => link.onclose(resolve))
      await connection.db.update(users).set({ isActive: false }).where(eq(users.login, 'preprint'))
      expect(await closed).toBeDefined()
      await expect(connectTo(origin, 'preprint')).rejects.toThrow()
    })
  })
})
