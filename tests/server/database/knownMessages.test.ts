import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { messageTemplates } from '../../../server/database/schema/index.ts'
import { followMessages } from '../../../server/demo/followMessages.ts'
import { moved, movedBefore } from '../../../server/demo/movedText.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { engines, openFilled } from './engines.ts'

describe.each(engines)('the mail of a move in an installed database on $name', engine => {
  let connection: Connection
  let server: TestApp
  beforeAll(async () => {
    connection = await openFilled(engine)
    server = await createTestApp({ connection })
  })
  afterAll(() => server.close())

  const ofMove = eq(messageTemplates.code, 'ITEM_MOVED')
  const stored = async () => {
    const [row] = await connection.db.select().from(messageTemplates).where(ofMove)
    if (row === undefined) throw new Error('There is no mail of a move.')
    return row
  }
  const load = (body: string) => connection.db.update(messageTemplates).set({ body }).where(ofMove)

  it('is as it was loaded, when it says what waits already', async () => {
    const before = await stored()
    expect(before.body).toBe(moved)
    await followMessages(connection.db)
    expect(await stored()).toEqual(before)
  })

  it('says what waits from the next start on, and a save from before it is stale', async () => {
    await load(movedBefore)
    const { version } = await stored()
    await followMessages(connection.db)
    expect(await stored()).toMatchObject({ body: moved, version: version + 1 })
    expect((await stored()).body).toContain('{{approvals}}')
  })

  it('keeps other words, and those that an administrator put back', async () => {
    await load(`${movedBefore} Ours`)
    await followMessages(connection.db)
    expect((await stored()).body).toBe(`${movedBefore} Ours`)
    const { body } = await server.as('sysadmin').get('/Template/All')
    const row = body.find(({ code }: { code: string }) => code === 'ITEM_MOVED')
    const answer = await server.as('sysadmin').post('/Template', { ...row, body: movedBefore })
    expect([answer.status, answer.body.detail]).toEqual([200, undefined])
    await followMessages(connection.db)
    expect((await stored()).body).toBe(movedBefore)
  })
})
