import { describe, expect, it } from 'vitest'
import { type StereoPlate, type StereoRates, stereo } from '#domain/tooling'

const plate = (overrides: Partial<StereoPlate> = {}): StereoPlate => ({
  code: 'A',
  length: 40,
  width: 25,
  ...overrides,
})

describe('stereo', () => {
  it('two colours of 40 × 25 cm cost the minimum each: $240', () => {
    expect(stereo([plate(), plate({ code: 'B' })])).toMatchObject({
      ok: true,
      plates: [
        { code: 'A', sqcm: 1000, cost: 120 },
        { code: 'B', sqcm: 1000, cost: 120 },
      ],
      cost: 240,
    })
  })

  it('costs by area above the minimum', () => {
    expect(stereo([plate({ length: 80, width: 50 })])).toMatchObject({ cost: 360 })
  })

  it('costs nothing when the plate exists', () => {
    expect(stereo([plate(), plate({ code: 'B', isExisting: true })])).toMatchObject({ cost: 120 })
  })

  it.each<[string, StereoPlate[], StereoRates]>([
    ['Stereo A has no size.', [plate({ width: 0 })], { perSqcm: 0.1, minimumCharge: 0 }],
    ['The stereo rates must be 0 or more.', [plate()], { perSqcm: -1, minimumCharge: 0 }],
  ])('%s', (reason, plates, rates) => {
    expect(stereo(plates, rates)).toEqual({ ok: false, reason, trace: [] })
  })
})
