import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '../../server/database/schema/index.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const read = () => server.as('sysadmin').get('/config-admin/Maintenance')
const retry = (id: number) => server.as('sysadmin').post('/config-admin/Maintenance/RetryJob', { id })

async function failedJob(subject: string): Promise<number> {
  const [job] = await server.connection.db
    .insert(jobs)
    .values({
      ...{ kind: 'mail', subject, input: {}, createdBy: 'salesrep', state: 'Failed', attempts: 5 },
      ...{ failure: 'The mail server does not answer.', finishedAt: new Date() },
    })
    .returning({ id: jobs.id })
  return job?.id ?? 0
}

describe('maintenance', () => {
  it('tells what runs: version, database, indexes, and the jobs that failed', async () => {
    const id = await failedJob('told')
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body.database).toMatchObject({ engine: server.connection.engine, size: expect.any(Number) })
    expect(body.database.largest.length).toBeGreaterThan(0)
    expect(body.indexes).toMatchObject({ invalid: [] })
    expect(body.indexes.count).toBeGreaterThan(10)
    expect(body.counts.failed).toBeGreaterThan(0)
    expect(body.jobs).toContainEqual(
      expect.objectContaining({
        id,
        state: 'Failed',
        failure: 'The mail server does not answer.',
        attempts: 5,
      }),
    )
  })

  it('lets a failed job be tried once more, and only that', async () => {
    const id = await failedJob('again')
    expect((await retry(id)).status).toBe(200)
    const [job] = await server.connection.db.select().from(jobs).where(eq(jobs.id, id))
    expect(job).toMatchObject({ state: 'Queued', attempts: 5, finishedAt: null })
    expect((await retry(id)).status).toBe(404)
    const older = await failedJob('again')
    const refused = await retry(older)
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      'The same work has been queued anew since: it is under way.',
    ])
  })

  it('queues a recount of the figures, once', async () => {
    const recount = () => server.as('sysadmin').post('/config-admin/Maintenance/RecountFigures')
    const { status, body } = await recount()
    expect(status).toBe(200)
    expect((await recount()).body).toEqual(body)
    const [job] = await server.connection.db.select().from(jobs).where(eq(jobs.id, body.jobId))
    expect(job).toMatchObject({ kind: 'figures', state: 'Queued', createdBy: 'sysadmin' })
    expect((await server.as('designer').post('/config-admin/Maintenance/RecountFigures')).status).toBe(403)
  })

  it('has the server read anew what it remembers', async () => {
    const { status, body } = await server.as('sysadmin').post('/config-admin/Maintenance/ForgetCaches')
    expect([status, body]).toEqual([200, { forgotten: 3 }])
  })

  it('is for whoever holds the scope MAINTENANCE', async () => {
    for (const call of [
      server.as('salesrep').get('/config-admin/Maintenance'),
      server.as('salesrep').post('/config-admin/Maintenance/RetryJob', { id: 1 }),
      server.as('salesrep').post('/config-admin/Maintenance/ForgetCaches'),
    ]) {
      expect((await call).status).toBe(403)
    }
  })
})
