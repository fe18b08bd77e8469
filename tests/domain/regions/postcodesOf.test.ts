import { describe, expect, it } from 'vitest'
import { australianRegions, postcodesOf, regionOf } from '#domain/regions'

describe('postcodes of a region', () => {
  it('are all of its ranges, four digits each', () => {
    expect(postcodesOf('NSW-CC')).toHaveLength(14)
    expect(postcodesOf('NT-DRW').slice(0, 2)).toEqual(['0800', '0801'])
    expect(postcodesOf('NZ-TKI')).toContain('4310')
    expect(postcodesOf('NZ-TKI')).toContain('4610')
  })

  it('lead back to the region', () => {
    for (const { regionCode } of australianRegions)
      for (const postcode of postcodesOf(regionCode).filter((_, i) => i % 97 === 0))
        expect(regionOf(postcode, null)).toMatchObject({ ok: true, regionCode })
  })

  it('are those of the ranges given, in ascending order whatever theirs', () => {
    const range = { regionCode: 'METRO', regionName: 'Inner ring', countryCode: 'AU' as const }
    const own = [
      { ...range, from: 3010, to: 3011 },
      { ...range, from: 800, to: 800 },
    ]
    expect(postcodesOf('METRO', own)).toEqual(['0800', '3010', '3011'])
    expect(postcodesOf('VIC-MEL', own)).toEqual([])
  })

  it('are none for a region that does not exist', () => {
    expect(postcodesOf('XX')).toEqual([])
  })
})
