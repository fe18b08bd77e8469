import { describe, expect, it } from 'vitest'
import { fiveBlock } from '../../../../domain/palletisation/layer/fiveBlock.ts'
import { lApproach } from '../../../../domain/palletisation/layer/lApproach.ts'
import { layerProblem } from '../../../../domain/palletisation/layer/layerProblem.ts'
import { rasterPoints } from '../../../../domain/palletisation/layer/rasterPoints.ts'
import { layerInput } from './layerInputs.ts'

function search(...measures: Parameters<typeof layerInput>) {
  const problem = layerProblem(layerInput(...measures))
  if (problem === undefined) throw new Error('a box fits')
  const budget = { used: 0, limit: 10_000_000 }
  const blocks = fiveBlock(problem, rasterPoints(problem), budget)
  const layouts = lApproach(problem, blocks, budget)
  return { budget, layouts, deck: layouts.piece(problem.deckX, problem.deckY, problem.deckX, problem.deckY) }
}

describe('L layouts', () => {
  it('reach what five blocks miss', () => {
    const { layouts, deck } = search(49, 28, 8, 3)
    expect(layouts.cut(deck)).toBeUndefined()
    expect(layouts.reaches(deck, 57)).toBe(true)
    expect(layouts.cut(deck)).toMatchObject({ path: expect.stringContaining('steps') })
    expect(layouts.reaches(deck, 58)).toBe(false)
  })

  it('leave to five blocks what those reach', () => {
    const { layouts, deck } = search(49, 28, 8, 3)
    expect(layouts.reaches(deck, 56)).toBe(true)
    expect(layouts.cut(deck)).toBeUndefined()
  })

  it('end by themselves where no layout is larger, and remember it', () => {
    const { layouts, deck, budget } = search(34, 23, 5, 4)
    expect(layouts.reaches(deck, 39)).toBe(false)
    const { used } = budget
    expect(used).toBeLessThan(budget.limit)
    expect(layouts.reaches(deck, 39)).toBe(false)
    expect(budget.used).toBe(used)
  })

  it('give up when the budget is spent, and may be asked again with more', () => {
    const { layouts, deck, budget } = search(49, 28, 8, 3)
    budget.limit = 20_000
    expect(layouts.reaches(deck, 57)).toBe(false)
    budget.limit = 10_000_000
    expect(layouts.reaches(deck, 57)).toBe(true)
  })
})
