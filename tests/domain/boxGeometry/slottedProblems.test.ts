import { describe, expect, it } from 'vitest'
import { type FlapStyle, flutes } from '#domain/boxGeometry'
import { flapLengths } from '../../../domain/boxGeometry/flapLengths.ts'
import { slottedProblems } from '../../../domain/boxGeometry/slottedProblems.ts'
import { styleOf } from '../../../domain/boxGeometry/styleOf.ts'
import type { Job } from '../../../domain/boxGeometry/template.ts'
import { withAllowances } from '../../../domain/boxGeometry/withAllowances.ts'
import { box } from './builders.ts'

const problems = (
  flap: string,
  { adjustment, size = box }: { adjustment?: number; size?: typeof box } = {},
) => {
  const style = styleOf('0201')
  if (style === undefined) throw new Error('no style 0201')
  const job: Job = { style, size, flute: flutes.C, options: {}, allowances: withAllowances() }
  const lengths = flapLengths(flap as FlapStyle, size, { meeting: 1, covering: 1 }, adjustment)
  return slottedProblems({ field: 'topFlap', flap: flap as FlapStyle, adjustment, lengths }, job)
}

describe('flaps that close a box of 400 × 300 × 250', () => {
  it.each(['none', '01', '03', '04', '05', '06'])('style %s needs nothing more', flap => {
    expect(problems(flap)).toEqual([])
  })

  it.each(['02', '09'])('style %s needs its overlap or gap above 0', flap => {
    expect(problems(flap, { adjustment: 20 })).toEqual([])
    for (const adjustment of [undefined, 0, -5, Number.NaN])
      expect(problems(flap, adjustment === undefined ? {} : { adjustment })).toEqual([
        { field: 'topFlapAdjustment', message: 'Flap adjustment must be greater than 0.' },
      ])
  })

  it('an unknown style is named', () => {
    expect(problems('07')).toEqual([{ field: 'topFlap', message: 'Flap style 07 is not known.' }])
  })
})

describe('flaps that do not', () => {
  it('a gap as wide as the box leaves none', () => {
    expect(problems('09', { adjustment: 320 })).toEqual([
      { field: 'topFlapAdjustment', message: 'The gap leaves no flap.' },
    ])
  })

  it('an overlap beyond the far wall: half of 300 and half of 320 are 310 mm', () => {
    expect(problems('02', { adjustment: 300 })).toEqual([])
    expect(problems('02', { adjustment: 320 })).toEqual([
      {
        field: 'topFlap',
        message: 'Flap style 02: the outer flaps (310 mm) are longer than the box is wide (300 mm).',
      },
    ])
  })

  it('inner flaps of a narrow, wide box that are longer than it is long', () => {
    // 05: inner and outer flaps are half the length; 03: both are as long as the box is wide.
    const [first] = problems('03', { size: { length: 200, width: 300, depth: 100 } })
    expect(first).toEqual({
      field: 'topFlap',
      message: 'Flap style 03: the inner flaps (300 mm) are longer than the box is long (200 mm).',
    })
  })
})
