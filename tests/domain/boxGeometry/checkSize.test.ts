import { describe, expect, it } from 'vitest'
import { type Size, styles } from '#domain/boxGeometry'
import { checkSize } from '../../../domain/boxGeometry/checkSize.ts'

const problems = (code: string, size: Partial<Size>) => {
  const style = styles.find(one => one.code === code)
  if (style === undefined) throw new Error(`no style ${code}`)
  return checkSize(style, { length: 400, width: 300, depth: 250, ...size }).map(
    ({ field, message }) => `${field}: ${message}`,
  )
}
const notADepth = 'depth: Depth must be greater than 0.'

describe('a size for a style', () => {
  it('a box needs all three', () => {
    expect(problems('0201', {})).toEqual([])
    expect(problems('0201', { length: 0, width: -1, depth: 0 })).toEqual([
      'length: Length must be greater than 0.',
      'width: Width must be greater than 0.',
      notADepth,
    ])
  })

  it('no side is longer than ten metres', () => {
    expect(problems('0201', { length: 10_000, depth: 10_001 })).toEqual([
      'depth: Depth must be at most 10000 mm.',
    ])
  })

  it('a box may be wider than long, a pad may not', () => {
    expect(problems('0201', { width: 500 })).toEqual([])
    expect(problems('0900', { width: 401, depth: 0 })).toEqual(['width: Width must not exceed length.'])
    expect(problems('0900', { width: 400, depth: 0 })).toEqual([])
  })

  it('a pad has no depth, a sheet may have one, which plays no part', () => {
    expect(problems('0900', { depth: 1 })).toEqual(['depth: Depth must be 0.'])
    expect(problems('0110', { depth: 0 })).toEqual([])
    expect(problems('0110', { depth: 5 })).toEqual([])
    expect(problems('0110', { depth: -5 })).toEqual(['depth: Depth must not be below 0.'])
  })

  it.each(['0110', '0201', '0900', '0933'])('%s: what is no number is a problem and never thrown', code => {
    const { NaN: none, POSITIVE_INFINITY: endless } = Number
    expect(problems(code, { length: none, width: none, depth: none })).toHaveLength(3)
    for (const problem of ['length', 'width', 'depth'])
      expect(problems(code, { length: endless, width: endless, depth: endless }).join()).toContain(problem)
  })
})
