import { describe, expect, it } from 'vitest'
import { boxSize, tidy } from '#domain/formats'

describe('an inside size', () => {
  it.each([
    [{ length: 400, width: 300, depth: 250 }, '400 × 300 × 250'],
    [{ length: 1140, width: 1140, depth: 0 }, '1,140 × 1,140'],
    [{ length: 1140, width: 1140, depth: null }, '1,140 × 1,140'],
    [{ length: 400.5, width: null, depth: 250 }, '400.5 × – × 250'],
    [{ length: null, width: 0, depth: null }, ''],
  ])('%o is %s', (size, words) => {
    expect(boxSize(size)).toBe(words)
    expect(boxSize(size, 'mm')).toBe(words === '' ? '' : `${words} mm`)
  })
})

describe('a measure', () => {
  it.each([
    [1441, 0, '1,441'],
    [506.44, 1, '506.4'],
    [506, 2, '506'],
    [-0.001, 2, '0'],
    [Number.NaN, 2, ''],
  ] as const)('%d with at most %d decimals is %s', (value, most, words) => {
    expect(tidy(value, most)).toBe(words)
  })
})
