import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Cluster, makeCluster, postgresPrograms } from '../../../scripts/tests/postgresCluster.mjs'
import type { Connection } from '../../../server/database/database.ts'
import { openPostgres } from '../../../server/database/postgres.ts'
import { byDepth } from '../../depth.ts'
import { count, type Tally, tellTried } from '../../tried.ts'
import { engines } from './engines.ts'
import { type ServerProcess, startServer } from './serverProcess.ts'

const writers = 12
const times = byDepth(1, 50)
const ways = [
  ['killed', 'SIGKILL'],
  ['stopped', 'SIGINT'],
] as const
// Where the other tests have none beside the process, this has none of its own.
const isBeside = engines.some(({ urlOf }) => urlOf !== undefined)
const programs = isBeside ? postgresPrograms() : undefined

describe.skipIf(programs === undefined)('a server whose PostgreSQL goes away and comes back', () => {
  let folder: string
  let cluster: Cluster
  let running: ServerProcess
  let connection: Connection
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'boxwright-away-'))
    // PostgreSQL runs as somebody else and has to get through.
    chmodSync(folder, 0o755)
    // What was acknowledged has to outlive it.
    cluster = await makeCluster(join(folder, 'postgres'), programs ?? '', { synchronous_commit: 'on' })
    await cluster.start()
    running = await startServer({ DATABASE_URL: cluster.url })
    await running.ready
    connection = await openPostgres({ url: cluster.url, poolSize: 1 })
  }, 120_000)
  afterAll(async () => {
    running.process.kill('SIGKILL')
    await connection.close()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const create = async () => {
    const answer = await fetch(`${running.origin}/quote/Quote/Create`, {
      method: 'POST',
      headers: { 'x-mock-person': 'salesrep', 'content-type': 'application/json' },
      body: JSON.stringify({ customer: { customerCode: 'BLU001' } }),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const isReady = async () => (await fetch(`${running.origin}/readyz`)).status

  it.each(byDepth(ways.slice(0, 1), [...ways]))(
    'while it is %s, calls are told when to come back; then all that was saved is there',
    {
      timeout: times * 20_000 + 40_000,
    },
    async (away, how) => {
      let isOver = false
      const saved: number[] = []
      const problems = new Set<string>()
      const tally: Tally = { what: `PostgreSQL ${away} at work`, tried: 0, lost: 0, deaths: 0 }
      onTestFinished(() => tellTried(tally))
      const write = async (): Promise<void> => {
        while (!isOver) {
          const { status, body } = await create()
          count(tally, status)
          if (status === 200) saved.push(body.id)
          else problems.add(`${status} ${body.code}`)
        }
      }
      const goAway = async (): Promise<void> => {
        for (let n = 0; n < times; n += 1) {
          const before = saved.length
          await expect.poll(() => saved.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + 3)
          await cluster.stop(how)
          await expect.poll(isReady, { timeout: 20_000, interval: 50 }).toBe(503)
          // What a killed one leaves behind holds its data for a moment.
          const comesBack = () =>
            cluster.start().then(
              () => true,
              () => false,
            )
          await expect.poll(comesBack, { timeout: 30_000, interval: 50 }).toBe(true)
          await expect.poll(isReady, { timeout: 20_000, interval: 50 }).toBe(200)
          tally.tried += 1
        }
      }
      const goings = goAway().finally(() => {
        isOver = true
      })
      const work = Promise.all([goings, ...Array.from({ length: writers }, write)])
      const outcome = await work.then(() => 'lives on', String)
      tally.deaths = (tally.deaths ?? 0) + (running.hasEnded() ? 1 : 0)
      expect(outcome, running.said()).toBe('lives on')
      expect([...problems]).toEqual(['503 unavailable'])
      const after = await Promise.all(Array.from({ length: writers }, create))
      expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
      const kept = await connection.query('select id from quotes where id = any($1)', [saved])
      tally.lost = saved.length - kept.length
      expect(kept).toHaveLength(saved.length)
    },
  )
})
