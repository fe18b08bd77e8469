import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Connection } from '../../server/database/database.ts'
import { jobs } from '../../server/database/schema/index.ts'
import { createJobRunner, type JobHandler, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { beat, claim, enqueue, finish, type Job, jobsOf, revive } from '../../server/jobs/jobStore.ts'
import { engines } from './database/engines.ts'
import { openEmbeddedDemonstration } from './startTestServer.ts'

/** A copy of what is there already is quicker than an empty embedded database. */
const databases = engines.map(({ name, open }) => ({
  name,
  openMigrated: async (): Promise<Connection> => {
    if (name === 'PGlite') return openEmbeddedDemonstration()
    const connection = await open()
    await connection.migrate()
    return connection
  },
}))

describe.each(databases)('background work on $name', ({ openMigrated }) => {
  let connection: Connection
  const runners: JobRunner[] = []
  beforeAll(async () => {
    connection = await openMigrated()
  })
  afterAll(() => connection.close())
  beforeEach(async () => {
    await connection.db.delete(jobs)
  })
  afterEach(async () => {
    await Promise.all(runners.splice(0).map(runner => runner.stop(0)))
  })

  const queue = (subject: string, input: unknown = subject, kind = 'echo'): Promise<Job> =>
    enqueue(connection.db, { kind, subject, input, createdBy: 'salesrep' })

  const stored = async (id: number): Promise<Job> => {
    const [job] = await connection.db.select().from(jobs).where(eq(jobs.id, id))
    if (job === undefined) throw new Error(`There is no job ${id}.`)
    return job
  }

  const echo: JobHandler = async input => ({ ok: true, result: { said: input } })

  function aRunner(handlers: Record<string, JobHandler>, more: object = {}): JobRunner {
    const runner = createJobRunner({ db: connection.db, handlers, retryMs: 0, ...more })
    runners.push(runner)
    return runner
  }

  /** A promise with its ends outside. */
  function gate<Value = void>() {
    let open: (value: Value) => void = () => undefined
    const passed = new Promise<Value>(resolve => {
      open = resolve
    })
    return { open, passed }
  }

  describe('a job', () => {
    it('is done, and its result is kept', async () => {
      const { id, state } = await queue('one')
      expect(state).toBe('Queued')
      await aRunner({ echo }).drain()
      expect(await stored(id)).toMatchObject({
        state: 'Success',
        result: { said: 'one' },
        failure: '',
        attempts: 1,
        createdBy: 'salesrep',
      })
      expect((await stored(id)).finishedAt).toBeInstanceOf(Date)
    })

    it('fails with a sentence, and is not tried again', async () => {
      const { id } = await queue('one')
      const runner = aRunner({
        echo: async () => ({ ok: false, failure: 'There is no board.', result: [1] }),
      })
      await runner.drain()
      expect(await stored(id)).toMatchObject({ state: 'Failed', failure: 'There is no board.', result: [1] })
      expect(await runner.runOne()).toBe(false)
    })

    it('is queued once as long as it is under way', async () => {
      const [first, second] = [await queue('one', 'first'), await queue('one', 'second')]
      expect(second.id).toBe(first.id)
      expect((await queue('two')).id).not.toBe(first.id)
      expect((await queue('one', 'x', 'other')).id).not.toBe(first.id)
      await aRunner({ echo }).drain()
      expect((await queue('one', 'third')).id).not.toBe(first.id)
    })

    it('is found by its subject, newest first', async () => {
      const runner = aRunner({ echo })
      for (const input of ['a', 'b', 'c']) {
        await queue('one', input)
        await runner.drain()
      }
      const found = await jobsOf(connection.db, 'echo', 'one')
      expect(found.map(({ input }) => input)).toEqual(['c', 'b', 'a'])
      expect(await jobsOf(connection.db, 'echo', 'one', 1)).toHaveLength(1)
    })
  })

  describe('a runner', () => {
    it('takes what waits longest first, and only what it can do', async () => {
      const said: unknown[] = []
      for (const subject of ['a', 'b', 'c']) await queue(subject)
      const foreign = await queue('d', 'd', 'foreign')
      const runner = aRunner({
        echo: async input => {
          said.push(input)
          return { ok: true, result: null }
        },
      })
      await runner.drain()
      expect(said).toEqual(['a', 'b', 'c'])
      expect((await stored(foreign.id)).state).toBe('Queued')
    })

    it('shares jobs with others, each done once', async () => {
      const said: unknown[] = []
      for (let i = 0; i < 12; i += 1) await queue(`job ${i}`)
      const handler: JobHandler = async input => {
        said.push(input)
        return { ok: true, result: null }
      }
      await Promise.all([aRunner({ echo: handler }).drain(), aRunner({ echo: handler }).drain()])
      expect(said).toHaveLength(12)
      expect(new Set(said).size).toBe(12)
    })

    it('tries again after a mishap, and gives up after some', async () => {
      const { id } = await queue('one')
      const mishaps: unknown[] = []
      const runner = aRunner(
        {
          echo: async () => {
            throw new Error('The line is dead.')
          },
        },
        { maxAttempts: 3, onError: (error: unknown) => mishaps.push(error) },
      )
      await runner.drain()
      expect(mishaps).toHaveLength(3)
      expect(await stored(id)).toMatchObject({
        state: 'Failed',
        attempts: 3,
        failure: 'It could not be done, and was given up after some attempts.',
      })
    })

    it('waits longer before every further attempt', async () => {
      const { id } = await queue('one')
      const runner = aRunner(
        {
          echo: async () => {
            throw new Error('Not yet.')
          },
        },
        { retryMs: 3_600_000 },
      )
      expect(await runner.runOne()).toBe(true)
      expect(await runner.runOne()).toBe(false)
      const { runAt, state } = await stored(id)
      expect(state).toBe('Queued')
      expect(runAt.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
    })

    it('succeeds at the second attempt', async () => {
      const { id } = await queue('one')
      let attempts = 0
      const runner = aRunner({
        echo: async () => {
          attempts += 1
          if (attempts === 1) throw new Error('Not yet.')
          return { ok: true, result: attempts }
        },
      })
      await runner.drain()
      expect(await stored(id)).toMatchObject({ state: 'Success', result: 2, attempts: 2 })
    })

    it('looks at once when it is woken, and tells when a job ends', async () => {
      const ended = gate<Job>()
      const runner = aRunner({ echo }, { pollMs: 3_600_000, onFinished: ended.open })
      await runner.start()
      const { id } = await queue('one')
      runner.wake()
      expect(await ended.passed).toMatchObject({ id, state: 'Success' })
    })

    it('goes on after the database failed it', async () => {
      const failed = gate<unknown>()
      const ended = gate<Job>()
      let isBroken = true
      const flaky = new Proxy(connection.db, {
        get(target, name, receiver) {
          if (name === 'update' && isBroken) {
            isBroken = false
            throw new Error('The connection was lost.')
          }
          return Reflect.get(target, name, receiver)
        },
      })
      const runner = aRunner({ echo }, { db: flaky, pollMs: 1, onError: failed.open, onFinished: ended.open })
      await queue('one')
      await runner.start()
      expect(await failed.passed).toEqual(new Error('The connection was lost.'))
      expect(await ended.passed).toMatchObject({ state: 'Success' })
    })
  })

  describe('stopping', () => {
    it('waits for the job under way and takes up no more', async () => {
      const started = gate()
      const release = gate()
      const first = await queue('one')
      const second = await queue('two')
      const runner = aRunner({
        echo: async () => {
          started.open()
          await release.passed
          return { ok: true, result: null }
        },
      })
      await runner.start()
      await started.passed
      const stopped = runner.stop()
      release.open()
      await stopped
      expect((await stored(first.id)).state).toBe('Success')
      expect((await stored(second.id)).state).toBe('Queued')
    })

    it('puts a job back that takes too long, and keeps nothing of it afterwards', async () => {
      const started = gate()
      const release = gate()
      const { id } = await queue('one')
      const runner = aRunner({
        echo: async () => {
          started.open()
          await release.passed
          return { ok: true, result: 'late' }
        },
      })
      await runner.start()
      await started.passed
      await runner.stop(0)
      expect(await stored(id)).toMatchObject({ state: 'Queued', result: null })
      release.open()
      await aRunner({ echo }).drain()
      expect(await stored(id)).toMatchObject({ state: 'Success', result: { said: 'one' }, attempts: 2 })
    })
  })

  describe('a job whose runner died', () => {
    it('is done by the next one, at once where nobody else can be at it', async () => {
      const { id } = await queue('one')
      await claim(connection.db, ['echo'])
      const ended = gate<Job>()
      const runner = aRunner({ echo }, { isAlone: true, onFinished: ended.open })
      await runner.start()
      expect(await ended.passed).toMatchObject({ id, state: 'Success', attempts: 2 })
    })

    it('is left alone as long as there are signs of life', async () => {
      const { id } = await queue('one')
      const job = await claim(connection.db, ['echo'])
      await revive(connection.db, 60_000, 5)
      expect((await stored(id)).state).toBe('Running')
      await connection.db
        .update(jobs)
        .set({ heartbeatAt: sql`now() - interval '2 minutes'` })
        .where(eq(jobs.id, id))
      if (job === null) throw new Error('There was nothing to claim.')
      expect(await beat(connection.db, job)).toBe(true)
      await revive(connection.db, 60_000, 5)
      expect((await stored(id)).state).toBe('Running')
    })

    it('waits again when there are none, and what the dead one brings is not kept', async () => {
      const { id } = await queue('one')
      const job = await claim(connection.db, ['echo'])
      if (job === null) throw new Error('There was nothing to claim.')
      await connection.db
        .update(jobs)
        .set({ heartbeatAt: sql`now() - interval '2 minutes'` })
        .where(eq(jobs.id, id))
      await revive(connection.db, 60_000, 5)
      expect((await stored(id)).state).toBe('Queued')
      expect(await beat(connection.db, job)).toBe(false)
      expect(await finish(connection.db, job, { state: 'Success', result: 1, failure: '' })).toBeNull()
    })

    it('fails when runners keep dying of it', async () => {
      const { id } = await queue('one')
      await claim(connection.db, ['echo'])
      await revive(connection.db, -1, 1)
      expect(await stored(id)).toMatchObject({ state: 'Failed', failure: 'It was interrupted too often.' })
      expect((await stored(id)).finishedAt).toBeInstanceOf(Date)
    })
  })
})
