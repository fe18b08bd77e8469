import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creaseSpans } from '../../../domain/boxGeometry/creaseSpans.ts'
import { seedFrom } from '../../depth.ts'
import { at, ruleLine } from './builders.ts'

const level = (y: number, rule: 'CREASE' | 'PERF' | 'CUT' = 'CREASE') => ruleLine(at(0, y), at(1441, y), rule)

describe('spans between the creases of a blank', () => {
  it('across the corrugator run from the top down: top flap, depth, bottom flap', () => {
    expect(creaseSpans([level(151), level(409)], 'y', 600)).toEqual([191, 258, 151])
  })

  it('along it run from the glue lap on', () => {
    const upright = (x: number) => ruleLine(at(x, 151), at(x, 409), 'CREASE')
    expect(creaseSpans([28, 332, 736, 1040].map(upright), 'x', 1441)).toEqual([28, 304, 404, 304, 401])
  })

  it('count pieces of one crease once, and only lines that run the right way', () => {
    const pieces = [
      ruleLine(at(28, 151), at(332, 151), 'CREASE'),
      ruleLine(at(332, 151), at(736, 151), 'CREASE'),
    ]
    const slanted = ruleLine(at(0, 10), at(28, 20), 'CREASE')
    expect(creaseSpans([...pieces, slanted, ruleLine(at(28, 0), at(28, 500), 'CREASE')], 'y', 560)).toEqual([
      409, 151,
    ])
  })

  it('end at perforations but not at cuts', () => {
    expect(creaseSpans([level(100, 'PERF'), level(200, 'CUT')], 'y', 300)).toEqual([200, 100])
  })

  it('are the whole where nothing is creased', () => {
    expect(creaseSpans([], 'y', 560)).toEqual([560])
  })

  it('always sum to the extent', () => {
    const position = fc.integer({ min: 1, max: 9_999_999 }).map(step => step / 1e4)
    fc.assert(
      fc.property(fc.array(position, { maxLength: 6 }), positions => {
        const spans = creaseSpans(
          positions.map(y => level(y)),
          'y',
          1000,
        )
        expect(spans.reduce((sum, span) => sum + span, 0)).toBeCloseTo(1000, 9)
        expect(spans.every(span => span > 0)).toBe(true)
      }),
      { seed: seedFrom(75), numRuns: 100 },
    )
  })
})
