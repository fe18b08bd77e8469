import { describe, expect, it } from 'vitest'
import type { JobHandler } from '../../server/jobs/jobRunner.ts'
import { type Job, jobsOf } from '../../server/jobs/jobStore.ts'
import { databases, echo, gate, jobsOn } from './jobSteps.ts'

describe.each(databases)('background work on $name', ({ openMigrated }) => {
  const { db, queue, stored, aRunner } = jobsOn(openMigrated)

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
      const found = await jobsOf(db(), 'echo', 'one')
      expect(found.map(({ input }) => input)).toEqual(['c', 'b', 'a'])
      expect(await jobsOf(db(), 'echo', 'one', 1)).toHaveLength(1)
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

    it('leaves the machine to people as long as a job kept it from them, as long as it may rest', async () => {
      const both = [await queue('one'), await queue('two')]
      const ended = gate()
      const handler: JobHandler = async () => {
        const until = performance.now() + 60
        while (performance.now() < until);
        return { ok: true, result: null }
      }
      let toEnd = both.length
      const onFinished = () => {
        toEnd -= 1
        if (toEnd === 0) ended.open()
      }
      await aRunner({ echo: handler }, { restMs: 50, onFinished }).start()
      await ended.passed
      const [one, two] = await Promise.all(both.map(({ id }) => stored(id)))
      expect(Number(two?.startedAt) - Number(one?.finishedAt)).toBeGreaterThanOrEqual(45)
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
      const flaky = new Proxy(db(), {
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
})
