import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { openPostgres } from '../../../server/database/postgres.ts'
import { byDepth } from '../../depth.ts'
import { count, type Tally, tellTried } from '../../tried.ts'
import { type Engine, engines, openFilled } from './engines.ts'
import { type ServerProcess, startServer } from './serverProcess.ts'

const poolSize = 4
const cuts = byDepth(10, 50)

// Only a database beside the process can drop its connections.
const beside = engines.find((engine): engine is Required<Engine> => engine.urlOf !== undefined)

describe.skipIf(beside === undefined)(
  'a server whose database drops connections',
  { timeout: 120_000 },
  () => {
    let connection: Connection
    let administrator: Connection
    let running: ServerProcess
    beforeAll(async () => {
      const engine = beside as Required<Engine>
      connection = await openFilled(engine)
      const url = await engine.urlOf(connection)
      administrator = await openPostgres({ url, poolSize: 1 })
      running = await startServer({ DATABASE_URL: url, DATABASE_POOL: String(poolSize) })
      await running.ready
    }, 120_000)
    afterAll(async () => {
      running.process.kill('SIGKILL')
      await administrator.close()
      await connection.close()
    })

    const call = async (method: string, path: string, body: object) => {
      const answer = await fetch(`${running.origin}${path}`, {
        method,
        headers: { 'x-mock-person': 'salesrep', 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      })
      // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is what the test asserts about.
      return { status: answer.status, body: (await answer.json()) as any }
    }
    const create = () => call('POST', '/quote/Quote/Create', { customer: { customerCode: 'BLU001' } })
    const dropAll = () =>
      administrator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
      )

    it('lives on: what was under way is saved or answered with a problem, and then it serves as before', async () => {
      let isOver = false
      const saved: { id: number; description: string }[] = []
      const problems = new Set<string>()
      const tally: Tally = { what: 'connections to PostgreSQL cut at work', tried: 0, lost: 0, deaths: 0 }
      onTestFinished(() => tellTried(tally))
      const write = async (): Promise<void> => {
        while (!isOver) {
          const made = await create()
          const description = `Saved after ${saved.length}`
          const answer =
            made.status === 200 ? await call('PUT', '/quote/Quote', { ...made.body, description }) : made
          count(tally, answer.status)
          if (answer.status === 200) saved.push({ id: made.body.id, description })
          else problems.add(`${answer.status} ${answer.body.code}`)
        }
      }
      const cut = async (): Promise<void> => {
        for (let n = 0; n < cuts; n += 1) {
          const before = saved.length
          await expect.poll(() => saved.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before + 3)
          await dropAll()
          tally.tried += 1
        }
        isOver = true
      }
      const work = Promise.all([cut(), ...Array.from({ length: 3 * poolSize }, write)])
      const outcome = await work.then(() => 'lives on', String)
      tally.deaths = (tally.deaths ?? 0) + (running.hasEnded() ? 1 : 0)
      expect(outcome, running.said()).toBe('lives on')
      expect([...problems]).toEqual(['503 unavailable'])
      const after = await Promise.all(Array.from({ length: 3 * poolSize }, create))
      expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
      const kept = await connection.query('select id, description from quotes where description like $1', [
        'Saved%',
      ])
      const descriptions = new Map(kept.map(({ id, description }) => [id, description]))
      tally.lost = saved.filter(({ id, description }) => descriptions.get(id) !== description).length
      expect(kept).toEqual(expect.arrayContaining(saved))
    })
    it('has all its connections again, also when they were dropped before a transaction could begin', async () => {
      const asMany = Array.from({ length: 20 })
      const select = () => connection.query('select 1')
      for (let n = 0; n < cuts; n += 1) {
        await Promise.allSettled(asMany.map(select))
        await dropAll()
        await Promise.allSettled(asMany.map(() => connection.db.transaction(tx => tx.execute(sql`select 1`))))
      }
      await Promise.allSettled(asMany.map(select))
      await expect(Promise.all(asMany.map(select))).resolves.toHaveLength(asMany.length)
    })
  },
)
