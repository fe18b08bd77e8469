import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeFiveBlock } from '../../../../domain/palletisation/layer/placeFiveBlock.ts'
import { unmoved } from '../../../../domain/palletisation/layer/placement.ts'
import { seeded } from '../seeded.ts'
import { fiveBlockCount } from './fiveBlockCount.ts'
import benchmark from './instances.json' with { type: 'json' }
import { layerInput } from './layerInputs.ts'
import { drawnBoxes, fiveBlockSearch } from './searches.ts'

describe('five-block layouts', () => {
  it.each(benchmark.instances)('$L x $W with $l x $w boxes: $fiveBlock', ({ L, W, l, w, ...known }) => {
    expect(fiveBlockSearch(layerInput(L, W, l, w)).count).toBe(known.fiveBlock)
  })

  it('are never fewer nor more than trying every split finds', () => {
    const layers = fc
      .tuple(
        fc.integer({ min: 6, max: 22 }),
        fc.integer({ min: 6, max: 22 }),
        fc.integer({ min: 3, max: 6 }),
        fc.integer({ min: 2, max: 5 }),
      )
      .map(measures => layerInput(...measures))
    fc.assert(
      fc.property(layers, input => {
        expect(fiveBlockSearch(input).count).toBe(fiveBlockCount(input))
      }),
      seeded(40),
    )
  }, 30_000)

  it('count a part that stands in a cut twice as often as it is drawn', () => {
    const { problem, blocks, count } = fiveBlockSearch(layerInput(1165, 1165, 299, 105))
    const drawn = drawnBoxes(place =>
      placeFiveBlock(problem, blocks, problem.deckX, problem.deckY, unmoved, place),
    )
    expect(drawn).toHaveLength(count)
  })

  it('stop at the budget and then claim nothing they have not found', () => {
    const input = layerInput(300, 200, 21, 19)
    const spent = fiveBlockSearch(input, 100)
    expect(spent.budget.used).toBeGreaterThan(100)
    expect(spent.count).toBeLessThan(149)
    expect(spent.blocks.reaches(spent.deck, 149)).toBe(false)
    spent.budget.limit = Number.POSITIVE_INFINITY
    expect(spent.blocks.reaches(spent.deck, 149)).toBe(true)
  })
})
