import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryLog, jobs, mailOutbox } from '../../server/database/schema/index.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import type { Mail } from '../../server/integrations/mail/mail.ts'
import { outbox } from '../../server/integrations/mail/outbox.ts'
import { createJobRunner } from '../../server/jobs/jobRunner.ts'
import { claim } from '../../server/jobs/jobStore.ts'
import { jobRetries } from '../../server/services/jobs/jobHandlers.ts'
import { mailJob, mailJobKind, mailRetries } from '../../server/services/messaging/mailJob.ts'
import { writeDelivery } from '../../server/services/messaging/writeDelivery.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const db = () => server.connection.db

async function queued(recipient: string): Promise<number> {
  return db().transaction(tx =>
    writeDelivery(tx, {
      ...{ appType: 'quote item', state: 'DESIGN', recipient, refusal: '', values: {} },
      ...{ quoteId: null, quoteItemId: null, createdBy: 'designer' },
    }),
  )
}

const runnerWith = (send: Mail['send'], isAlone = false) => {
  const mail: Mail = { ...outbox(db()), send }
  const handlers = { [mailJobKind]: mailJob({ db: db(), mail, files: inDatabase(db()) }) }
  return createJobRunner({ db: db(), handlers, retries: jobRetries, isAlone, pollMs: 60_000 })
}

async function jobOf(deliveryId: number) {
  const [row] = await db()
    .select({ delivery: deliveryLog, job: jobs })
    .from(deliveryLog)
    .innerJoin(jobs, eq(jobs.id, deliveryLog.jobId))
    .where(eq(deliveryLog.id, deliveryId))
  if (row === undefined) throw new Error(`Message ${deliveryId} has no job.`)
  return row
}

const sentTo = (recipient: string) =>
  db().select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))

describe('a mail server that stays away', () => {
  it('is asked after pauses that grow from half a minute to two hours, for more than a day', async () => {
    const id = await queued('patient@boxwright.example')
    const runner = runnerWith(() => Promise.reject(new Error('connect ECONNREFUSED')))
    const pauses: number[] = []
    for (let attempt = 1; attempt < mailRetries.maxAttempts; attempt += 1) {
      await db()
        .update(jobs)
        .set({ runAt: new Date(0) })
        .where(eq(jobs.state, 'Queued'))
      const before = Date.now()
      expect(await runner.runOne()).toBe(true)
      const { job, delivery } = await jobOf(id)
      expect([job.state, job.attempts, delivery.lastError]).toEqual([
        'Queued',
        attempt,
        'connect ECONNREFUSED',
      ])
      pauses.push(Math.round((job.runAt.getTime() - before) / 1000 / 10) * 10)
    }
    expect(pauses.slice(0, 4)).toEqual([30, 60, 120, 240])
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBe(index === 0 ? 30 : Math.min((pauses[index - 1] ?? 0) * 2, 7200))
    }
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3600)
    await db()
      .update(jobs)
      .set({ runAt: new Date(0) })
      .where(eq(jobs.state, 'Queued'))
    await runner.runOne()
    const { job } = await jobOf(id)
    expect(job.state).toBe('Failed')
    // Given up, but in the log, and sent when somebody asks for it.
    const answer = await server.as('sysadmin').post('/DeliveryLog/Resend', { id })
    expect([answer.status, answer.body.delivery]).toEqual([200, 'Waiting'])
    const kept = outbox(db())
    await runnerWith(kept.send).drain()
    expect(await sentTo('patient@boxwright.example')).toHaveLength(1)
  })
})

describe('a server that is killed', () => {
  it('before it asked the mail server: the next one sends the message, once', async () => {
    const id = await queued('before@boxwright.example')
    // Taken up, and never heard of again.
    expect((await claim(db(), [mailJobKind]))?.id).toBe((await jobOf(id)).job.id)
    const next = runnerWith(outbox(db()).send, true)
    await next.start()
    await expect.poll(async () => (await jobOf(id)).job.state).toBe('Success')
    await next.stop()
    expect(await sentTo('before@boxwright.example')).toHaveLength(1)
    const { delivery, job } = await jobOf(id)
    expect([delivery.sentBy, delivery.lastError, job.attempts]).toEqual(['built-in', '', 2])
  })

  it('while the mail server answers: the message goes out again under the same id, rather than not at all', async () => {
    const id = await queued('while@boxwright.example')
    const ids: string[] = []
    const kept = outbox(db())
    let isTaken: () => void = () => undefined
    const taken = new Promise<void>(resolve => {
      isTaken = resolve
    })
    // It takes the message, but its answer never arrives.
    const dying = runnerWith(async message => {
      ids.push(message.messageId)
      await kept.send(message)
      isTaken()
      return new Promise(() => undefined)
    })
    void dying.runOne()
    await taken
    const next = runnerWith(message => {
      ids.push(message.messageId)
      return kept.send(message)
    }, true)
    await next.start()
    await expect.poll(async () => (await jobOf(id)).job.state).toBe('Success')
    await next.stop()
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('between the action and its message: there is neither', async () => {
    const counted = async () => (await db().select().from(deliveryLog)).length
    const before = await counted()
    await expect(
      db().transaction(async tx => {
        await writeDelivery(tx, {
          ...{ appType: 'quote item', state: 'DESIGN', recipient: 'none@boxwright.example', refusal: '' },
          ...{ values: {}, quoteId: null, quoteItemId: null, createdBy: 'designer' },
        })
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(await counted()).toBe(before)
    expect(await db().select().from(jobs).where(eq(jobs.state, 'Queued'))).toEqual([])
  })
})
