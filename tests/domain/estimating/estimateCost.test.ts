import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { estimateCost } from '#domain/estimating'
import { aCosting, anItem, aPlant, theMasters } from './builders.ts'

interface WorkedTape {
  readonly cost: number
  readonly sellPrice: number
  readonly yieldPercent: number
}
const worked = JSON.parse(
  readFileSync(new URL('../costTape/examples.json', import.meta.url), 'utf8'),
) as Record<string, WorkedTape>

describe('the cost of an item', () => {
  it.each([500, 1000, 2500, 5000, 10_000])('is the worked one at %i', quantity => {
    const result = estimateCost(anItem(), [quantity, 10_000], theMasters())
    if (!result.ok) throw new Error(result.reason)
    const [first] = result.breaks
    if (first === undefined || !first.result.ok) throw new Error('There is no tape.')
    const { cost, sellPrice, yieldPercent } = first.result.tape
    const tape = worked[`tape-${quantity}`]
    expect([cost, sellPrice, yieldPercent]).toEqual([tape?.cost, tape?.sellPrice, tape?.yieldPercent])
  })

  it('has route and deckle of the largest quantity', () => {
    const result = estimateCost(anItem(), [5000, 100], theMasters())
    expect(result).toMatchObject({ ok: true, deckle: { deckle: 2350 } })
    expect(result.ok && result.breaks.map(({ quantity }) => quantity)).toEqual([5000, 100])
  })

  it('says of each quantity why it has no tape', () => {
    const costing = { ...aCosting, pricePerKwh: null }
    const result = estimateCost(anItem(), [5000], theMasters({ plants: [aPlant({ costing })] }))
    expect(result.ok && result.breaks[0]?.result).toMatchObject({
      ok: false,
      reason: 'These rates are missing: the price of energy.',
    })
  })

  it.each([
    [[], 'There is no quantity to cost.'],
    [[1, 2, 3, 4, 5, 6], 'A price has up to 5 breaks, not 6.'],
    [[1000, 0], 'A quantity is a number above 0, not 0.'],
    [[Number.NaN], 'A quantity is a number above 0, not NaN.'],
  ])('is none for %o', (quantities, reason) => {
    expect(estimateCost(anItem(), quantities, theMasters())).toMatchObject({ ok: false, reason })
  })

  it('is none where there is no job', () => {
    expect(estimateCost(anItem({ style: '9999' }), [1000], theMasters())).toMatchObject({ ok: false })
  })
})
