import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { noShock } from '#domain/rehearsal'
import { createPalletPool } from '../../server/engines/palletPool.ts'
import { createPlantPool } from '../../server/engines/plantPool.ts'
import { createRehearsalPool } from '../../server/engines/rehearsalPool.ts'
import { anItem, theMasters } from '../domain/estimating/builders.ts'
import { bundles } from './palletQuestion.ts'

const masters = theMasters()

const pools: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map(pool => pool.close()))
})

const threads = () => new Set(readdirSync('/proc/self/task').map(Number))

/** By how much the threads give way that answered a question, to the one that asked: the most of them. */
async function givesWay<Pool extends { close(): Promise<void> }>(
  pool: Pool,
  ask: (pool: Pool) => Promise<unknown>,
): Promise<number> {
  const before = threads()
  pools.push(pool)
  await ask(pool)
  const started = [...threads()].filter(thread => !before.has(thread))
  expect(started).not.toEqual([])
  return Math.max(...started.map(thread => getPriority(thread))) - getPriority()
}

// Elsewhere a thread has no priority of its own.
describe.skipIf(process.platform !== 'linux')('beside those that people wait for', () => {
  it('who routes and draws gives way', async () => {
    const route = { question: anItem(), quantity: 5000 }
    expect(await givesWay(createPlantPool(), pool => pool.route(route, masters))).toBeGreaterThan(0)
  })

  it('who rehearses gives way', async () => {
    const asked = { masters, shock: noShock, items: [] }
    expect(await givesWay(createRehearsalPool(1), pool => pool.ask(asked))).toBeGreaterThan(0)
  })

  it('who plans a pallet that is waited for does not, nor does who asks', async () => {
    const own = getPriority()
    expect(await givesWay(createPalletPool({ threads: 1 }), pool => pool.plan(bundles(708)))).toBe(0)
    expect(getPriority()).toBe(own)
  })
})
