import { setTimeout as pause } from 'node:timers/promises'
import { requestOf } from '#contract/client'
import { pricingAdmin } from '#contract/pricing-admin'
import { quoteWorklist } from '#contract/quote-worklist'
import type { RehearsalMaster, RehearsalState } from '#contract/rehearsals'
import { noShock } from '#domain/rehearsal'
import { createHttpClient, type HttpClient } from '../httpClient.ts'
import { median } from '../median.ts'
import { percentile } from '../percentile.ts'
import { type Storage, startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { fill } from '../worklist/fill.ts'
import { memoryOf } from './peakMemory.ts'

const login = 'su'
/** Megabytes that a run may take on top of what the server has anyway: its threads, and the batches under way. */
const mostMemory = 900
const fewestASecond = 300
const lookEvery = 200

interface Run {
  readonly items: number
  readonly seconds: number
  /** Megabytes: before it, and the most while it went on. */
  readonly before: number
  readonly peak: number
  /** Milliseconds of a call that somebody else makes meanwhile. */
  readonly others: readonly number[]
}

async function ask<Answer>(client: HttpClient, request: Parameters<HttpClient['send']>[0]): Promise<Answer> {
  return JSON.parse(await client.send(request)) as Answer
}

/** Paper and energy get dearer, over everything that is priced. */
async function rehearse(client: HttpClient, pid: number): Promise<Run> {
  const input = {
    ...noShock,
    name: `Bench ${Date.now()}`,
    paperPercent: 8,
    energyPercent: 20,
    isActive: true,
  }
  const { id } = await ask<RehearsalMaster>(
    client,
    requestOf(pricingAdmin.saveRehearsal, {
      body: { ...input, papers: [], closedPlants: [], id: 0, version: 0 },
    }),
  )
  const before = memoryOf(pid) ?? 0
  const others: number[] = []
  let peak = before
  const started = performance.now()
  let state = await ask<RehearsalState>(client, requestOf(pricingAdmin.runRehearsal, { params: { id } }))
  while (state.running !== null) {
    await pause(lookEvery)
    peak = Math.max(peak, memoryOf(pid) ?? 0)
    const asked = performance.now()
    await client.send(requestOf(quoteWorklist.counts, {}))
    others.push(performance.now() - asked)
    state = await ask(client, requestOf(pricingAdmin.rehearsalState, { params: { id } }))
  }
  const seconds = (performance.now() - started) / 1000
  if (state.run === null) throw new Error(`The rehearsal came to no end: ${state.failure}`)
  const items = state.run.totals.reduce((sum, total) => sum + total.items, 0)
  return { items, seconds, before, peak, others }
}

/** A price shock over all priced items: how many a second, how much memory, and what others feel of it. */
export async function* rehearsalPart(storage: Storage, sizes: readonly number[]): AsyncGenerator<Result[]> {
  let filled = 0
  for (const size of sizes.toSorted((a, b) => a - b)) {
    await fill(storage, size - filled)
    filled = size
    const server = await startProduct(storage)
    const client = createHttpClient(server.origin, [await accessToken(server.origin, login)])
    try {
      const { items, seconds, before, peak, others } = await rehearse(client, server.pid)
      const line = (what: string, value: number, unit: Result['unit']): Result => ({
        part: 'rehearsal',
        what: `${size} items generated, ${items} priced: ${what}`,
        value,
        unit,
      })
      yield [
        line('the run', seconds, 's'),
        line('items', items / seconds, '/s'),
        { ...line('an item at most', (seconds * 1000) / items, 'ms'), reach: 1000 / fewestASecond },
        line('memory before', before, 'MB'),
        { ...line('memory on top, at most', peak - before, 'MB'), reach: mostMemory },
        line('another call meanwhile, median', median(others), 'ms'),
        line('another call meanwhile, 95 of 100', percentile(others, 0.95), 'ms'),
      ]
    } finally {
      client.stop()
      await server.stop()
    }
  }
}
