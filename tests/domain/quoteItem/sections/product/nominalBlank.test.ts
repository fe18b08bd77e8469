import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nominalBlank } from '../../../../../domain/quoteItem/sections/product/nominalBlank.ts'
import { seedFrom } from '../../../../depth.ts'
import { box, pad } from '../../builders.ts'

describe('the smallest blank', () => {
  // A box of 400 x 300 x 250: walls of 1400 by 250, and the flaps of top and bottom.
  it.each([
    ['00', null, 250, 'no flaps'],
    ['01', null, 550, 'flaps that meet, half the width'],
    ['02', 40, 590, 'flaps that overlap by 40'],
    ['03', null, 850, 'flaps that overlap fully, the width'],
    ['04', null, 650, 'flaps of which the outer meet, half the length'],
    ['05', null, 650, 'flaps of half the length'],
    ['06', null, 850, 'flaps of which inner and outer meet, the width'],
    ['09', 20, 530, 'flaps with a gap of 20'],
  ] as const)('with flap style %s, adjustment %s is 1400 x %d: %s', (flap, adjustment, width, _flaps) => {
    const item = box({
      ...{ styleTopFlap: flap, styleBottomFlap: flap },
      ...{ topFlapAdjustment: adjustment, bottomFlapAdjustment: adjustment },
    })
    expect(nominalBlank(item)).toEqual({ length: 1400, width })
  })

  it('has the flaps of each end', () => {
    expect(nominalBlank(box({ styleTopFlap: '00', styleBottomFlap: '03' }))).toEqual({
      length: 1400,
      width: 550,
    })
    expect(nominalBlank(box({ styleTopFlap: '01', styleBottomFlap: '00' }))).toEqual({
      length: 1400,
      width: 400,
    })
  })

  it('has no flaps of less than nothing, and none of a style there is not', () => {
    const gap = {
      styleTopFlap: '09',
      styleBottomFlap: '09',
      topFlapAdjustment: 900,
      bottomFlapAdjustment: 900,
    }
    expect(nominalBlank(box(gap))).toEqual({ length: 1400, width: 250 })
    expect(nominalBlank(box({ styleTopFlap: 'constructor', styleBottomFlap: '' }))?.width).toBe(250)
  })

  it('of style 08 is its walls, of a pad or liner the piece itself', () => {
    expect(nominalBlank(box({ styleCarton: '08' }))).toEqual({ length: 1400, width: 250 })
    expect(nominalBlank(pad())).toEqual({ length: 400, width: 300 })
    expect(nominalBlank(pad({ styleVariant: '0901' }))).toEqual({ length: 400, width: 300 })
  })

  it.each([
    ['a style 04 box', box({ styleCarton: '04' })],
    ['a style nobody has chosen', box({ styleCarton: '' })],
    ['a cell set', pad({ styleVariant: '0933', depth: 200 })],
    ['a fitment whose depth may be 0', pad({ styleVariant: '0929' })],
    ['a box without a length', box({ length: null })],
    ['a box without a width', box({ width: 0 })],
    ['a box of a negative depth', box({ depth: -1 })],
  ])('of %s nobody knows', (_, item) => {
    expect(nominalBlank(item)).toBeNull()
  })

  it('grows with the box', () => {
    const size = fc.integer({ min: 1, max: 2000 })
    const flap = fc.constantFrom('00', '01', '02', '03', '04', '05', '06')
    fc.assert(
      fc.property(size, size, size, flap, (length, width, depth, style) => {
        const item = box({ length, width, depth, styleTopFlap: style, styleBottomFlap: style })
        const blank = nominalBlank(item)
        const larger = nominalBlank({ ...item, length: length + 1, width: width + 1, depth: depth + 1 })
        expect(blank?.length).toBeLessThan(larger?.length ?? 0)
        expect(blank?.width).toBeLessThan(larger?.width ?? 0)
        expect(blank?.width).toBeGreaterThanOrEqual(depth)
      }),
      { seed: seedFrom(90) },
    )
  })
})
