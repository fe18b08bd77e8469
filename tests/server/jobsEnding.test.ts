import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobs } from '../../server/database/schema/index.ts'
import { claim, type Job, revive } from '../../server/jobs/jobStore.ts'
import { beat, finish } from '../../server/jobs/ownJob.ts'
import { databases, echo, gate, jobsOn } from './jobSteps.ts'

describe.each(databases)('background work that is broken off on $name', ({ openMigrated }) => {
  const { db, queue, stored, aRunner } = jobsOn(openMigrated)

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
      await claim(db(), ['echo'])
      const ended = gate<Job>()
      const runner = aRunner({ echo }, { isAlone: true, onFinished: ended.open })
      await runner.start()
      expect(await ended.passed).toMatchObject({ id, state: 'Success', attempts: 2 })
    })

    it('is left alone as long as there are signs of life', async () => {
      const { id } = await queue('one')
      const job = await claim(db(), ['echo'])
      await revive(db(), 60_000, 5)
      expect((await stored(id)).state).toBe('Running')
      await db().update(jobs).set({ heartbeatAt: sql`now() - interval '2 minutes'` }).where(eq(jobs.id, id))
      if (job === null) throw new Error('There was nothing to claim.')
      expect(await beat(db(), job)).toBe(true)
      await revive(db(), 60_000, 5)
      expect((await stored(id)).state).toBe('Running')
    })

    it('waits again when there are none, and what the dead one brings is not kept', async () => {
      const { id } = await queue('one')
      const job = await claim(db(), ['echo'])
      if (job === null) throw new Error('There was nothing to claim.')
      await db().update(jobs).set({ heartbeatAt: sql`now() - interval '2 minutes'` }).where(eq(jobs.id, id))
      await revive(db(), 60_000, 5)
      expect((await stored(id)).state).toBe('Queued')
      expect(await beat(db(), job)).toBe(false)
      expect(await finish(db(), job, { state: 'Success', result: 1, failure: '' })).toBeNull()
    })

    it('fails when runners keep dying of it', async () => {
      const { id } = await queue('one')
      await claim(db(), ['echo'])
      await revive(db(), -1, 1)
      expect(await stored(id)).toMatchObject({ state: 'Failed', failure: 'It was interrupted too often.' })
      expect((await stored(id)).finishedAt).toBeInstanceOf(Date)
    })
  })
})
