import { describe, expect, it } from 'vitest'
import { holds, readFormula, worth } from '../../../domain/boxGeometry/formula.ts'

const names = { L: 400, W: 300, D: 80, t: 3 }

describe('a formula', () => {
  it.each([
    ['L + 5*t', 415],
    ['-t', -3],
    ['W/2 - t/2 - 1.5', 147],
    ['2*(L - W) - D/4/2', 190],
    ['min(60, W/2 - t, D)', 60],
    ['max(0, t - L)', 0],
  ])('%s is %d', (text, value) => expect(worth(text, names)).toBeCloseTo(value, 9))

  it.each(['', 'L +', 'L W', 'sin(L)', '(L', 'L; t', '*L'])('%j is none', text => {
    expect(readFormula(text).ok).toBe(false)
    expect(worth(text, names)).toBeNaN()
  })

  it('is no number while a name is missing', () => expect(worth('L + tab', names)).toBeNaN())

  it.each([
    ['D <= W/2', true],
    ['D > W/2', false],
    ['L >= 400', true],
    ['L < W', false],
    ['L = W', false],
  ])('%s: %s', (rule, is) => expect(holds(rule, names)).toBe(is))
})
