import { describe, expect, it } from 'vitest'
import { layerInput } from './layerInputs.ts'
import { lSearch } from './searches.ts'

describe('L layouts', () => {
  it('reach what five blocks miss', () => {
    const { layouts, deck } = lSearch(layerInput(49, 28, 8, 3))
    expect(layouts.cut(deck)).toBeUndefined()
    expect(layouts.reaches(deck, 57)).toBe(true)
    expect(layouts.cut(deck)).toMatchObject({ path: expect.stringContaining('steps') })
    expect(layouts.reaches(deck, 58)).toBe(false)
  })

  it('leave to five blocks what those reach', () => {
    const { layouts, deck } = lSearch(layerInput(49, 28, 8, 3))
    expect(layouts.reaches(deck, 56)).toBe(true)
    expect(layouts.cut(deck)).toBeUndefined()
  })

  it('end by themselves where no layout is larger, and remember it', () => {
    const { layouts, deck, budget } = lSearch(layerInput(34, 23, 5, 4))
    expect(layouts.reaches(deck, 39)).toBe(false)
    const { used } = budget
    expect(used).toBeLessThan(budget.limit)
    expect(layouts.reaches(deck, 39)).toBe(false)
    expect(budget.used).toBe(used)
  })

  it('give up when the budget is spent, and may be asked again with more', () => {
    const { layouts, deck, budget } = lSearch(layerInput(49, 28, 8, 3))
    budget.limit = 20_000
    expect(layouts.reaches(deck, 57)).toBe(false)
    budget.limit = 10_000_000
    expect(layouts.reaches(deck, 57)).toBe(true)
  })
})
