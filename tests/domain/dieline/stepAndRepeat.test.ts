import { describe, expect, it } from 'vitest'
import { dieline, ruleTotals, stepAndRepeat } from '#domain/dieline'
import { made } from '../boxGeometry/builders.ts'
import { fullDrawing, plainDrawing } from './drawings.ts'

const single = plainDrawing()

describe('several blanks on a forme', () => {
  it('with a gap, have as much rule as they have alone', () => {
    const two = stepAndRepeat(single, { across: 2, along: 3, gap: 6 })
    expect([two.width, two.height]).toEqual([2 * 1441 + 6, 3 * 560 + 12])
    expect(ruleTotals(two).CUT.length).toBeCloseTo(6 * ruleTotals(single).CUT.length, 2)
    expect(two.panels).toHaveLength(6 * 13)
    expect(two.hinges).toHaveLength(6 * 12)
  })

  it('without a gap, pads share the rule between them', () => {
    const pad = dieline(made('0900', { length: 400, width: 300, depth: 0 }))
    const four = ruleTotals(stepAndRepeat(pad, { across: 2, along: 2, gap: 0 }))
    expect(ruleTotals(pad).CUT.length).toBe(1400)
    expect(four.CUT.length).toBe(4 * 1400 - 2 * 400 - 2 * 300)
  })

  it('keep arcs and leave out what is not a rule', () => {
    const two = stepAndRepeat(fullDrawing(), { across: 2, along: 1, gap: 6 })
    expect(two.entities.filter(({ type }) => type === 'ARC')).toHaveLength(4)
    expect(two.entities.filter(({ type }) => type === 'TEXT')).toHaveLength(0)
  })

  it('are at least one', () => {
    const one = stepAndRepeat(single, { across: 0, along: Number.NaN, gap: -5 })
    expect([one.width, one.height, one.entities.length]).toEqual([1441, 560, 46])
  })
})
