import { describe, expect, it } from 'vitest'
import { taperedEnds } from '../../../domain/boxGeometry/taperedEnds.ts'

describe('a lap tapered at both ends', () => {
  it('28 mm wide, by 15°: 7.5 mm less at its far edge on either side', () => {
    const { trimLow, trimHigh } = taperedEnds(28, 258, 15)
    expect(trimLow).toEqual({ along: expect.closeTo(7.503, 3), out: 28, round: false })
    expect(trimHigh).toEqual(trimLow)
  })

  it('by 45° loses as much as it is wide', () => {
    expect(taperedEnds(28, 258, 45).trimLow.along).toBeCloseTo(28, 9)
  })

  it('on a low box keeps a third of its length at the far edge', () => {
    expect(taperedEnds(28, 15, 45).trimLow.along).toBe(5)
  })

  it('by nothing stays square', () => {
    expect(taperedEnds(28, 258, 0).trimLow.along).toBe(0)
  })
})
