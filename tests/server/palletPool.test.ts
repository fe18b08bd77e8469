import { afterEach, describe, expect, it } from 'vitest'
import { type PalletQuestion, palletise } from '#domain/palletisation'
import { createPalletPool, type PalletPool } from '../../server/engines/palletPool.ts'
import { ThreadPoolBusy } from '../../server/engines/threadPoolBusy.ts'
import { bundles } from './palletQuestion.ts'

const pools: PalletPool[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map(pool => pool.close()))
})

function aPool(options: Parameters<typeof createPalletPool>[0] = {}): PalletPool {
  const pool = createPalletPool(options)
  pools.push(pool)
  return pool
}

describe('the threads that plan pallets', () => {
  it('answer what the engine answers', async () => {
    const asked = bundles(708)
    expect(await aPool().plan(asked)).toEqual(palletise(asked.input))
  })

  it('answer each question, however many wait', async () => {
    const pool = aPool({ threads: 2 })
    const lengths = Array.from({ length: 20 }, (_, i) => 300 + i * 20)
    const plans = await Promise.all(lengths.map(length => pool.plan(bundles(length))))
    expect(plans).toEqual(lengths.map(length => palletise(bundles(length).input)))
  })

  it('say so when too many wait', async () => {
    const pool = aPool({ threads: 1, mostWaiting: 1 })
    const answers = await Promise.allSettled([1, 2, 3].map(() => pool.plan(bundles(708))))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(answers[2]).toMatchObject({ reason: new ThreadPoolBusy('Too many palletisations wait.') })
  })

  it('are replaced when one breaks', async () => {
    const broken: Error[] = []
    const pool = aPool({ threads: 1, onBroken: error => broken.push(error) })
    const nonsense = { kind: 'bundles', input: null } as unknown as PalletQuestion
    await expect(pool.plan(nonsense)).rejects.toThrow()
    expect(broken).toHaveLength(1)
    expect(await pool.plan(bundles(708))).toMatchObject({ calculationSuccess: true })
  })

  it('answer nothing any more when the server stops', async () => {
    const pool = aPool({ threads: 1 })
    const under = Promise.allSettled([pool.plan(bundles(708)), pool.plan(bundles(708))])
    await pool.close()
    // Of another server it may be asked again: neither what was worked out nor what waited has failed.
    const stopping = { reason: new ThreadPoolBusy('The server is stopping.') }
    expect(await under).toMatchObject([stopping, stopping])
    await expect(pool.plan(bundles(708))).rejects.toThrow('The server is stopping.')
  })
})
