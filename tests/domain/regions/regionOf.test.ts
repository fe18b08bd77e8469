import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { australianStates, borderPostcodes, type RegionRange, regionNames, regionOf } from '#domain/regions'
import { seedFrom } from '../../depth.ts'
import examples from './examples.json' with { type: 'json' }

const region = (postcode: string, state: string | null) => {
  const result = regionOf(postcode, state)
  return result.ok ? result.regionCode : null
}
const reason = (postcode: string, state: string | null) => {
  const result = regionOf(postcode, state)
  return result.ok ? 'found' : result.reason
}

describe('region of a postcode', () => {
  it.each(examples)('%s in %s: %s', (postcode, state, code) => {
    expect(region(String(postcode), String(state))).toBe(code)
  })

  it.each([
    ['0110', 'NZ-NTL'],
    ['1010', 'NZ-AKL'],
    ['3110', 'NZ-BOP'],
    ['3210', 'NZ-WKO'],
    ['4110', 'NZ-HKB'],
    ['6011', 'NZ-WGN'],
    ['8011', 'NZ-CAN'],
    ['9016', 'NZ-OTA'],
    ['9810', 'NZ-STL'],
  ])('%s in New Zealand: %s', (postcode, code) => {
    expect(region(postcode, 'NZ')).toBe(code)
  })

  it('puts back a leading zero, and takes the state in any letters', () => {
    expect(regionOf(' 800 ', 'nt')).toEqual({
      ok: true,
      postcode: '0800',
      stateCode: 'NT',
      regionCode: 'NT-DRW',
      regionName: 'Darwin',
      trace: [{ label: 'Region', value: 'NT-DRW', why: '0800 in NT' }],
    })
  })

  it.each([
    ['2898', 'NSW', 'Lord Howe Island'],
    ['2899', 'NSW', 'Norfolk Island'],
    ['7151', 'TAS', 'Macquarie Island and Antarctica'],
  ])('%s is an island without road freight', (postcode, state, island) => {
    expect(reason(postcode, state)).toBe(`Postcode ${postcode} is ${island}: no road freight goes there.`)
  })

  it('finds the state itself when none is given', () => {
    expect(regionOf('3000', null)).toMatchObject({ ok: true, stateCode: 'VIC' })
    expect(regionOf('3000', ' ')).toMatchObject({ ok: true, stateCode: 'VIC' })
  })

  it('accepts either state on a border', () => {
    expect(regionOf('2620', 'ACT')).toMatchObject({ ok: true, stateCode: 'ACT', regionCode: 'NSW-STH' })
    expect(region('0872', 'SA')).toBe('NT-CTY')
    expect(reason('2620', 'VIC')).toBe('Postcode 2620 lies in NSW or ACT, not in VIC.')
  })

  it.each([
    ['2000', 'VIC', 'Postcode 2000 lies in NSW, not in VIC.'],
    ['1234', 'NSW', 'Postcode 1234 is a PO box/large-volume postcode: nothing is delivered there.'],
    ['4299', 'QLD', 'Postcode 4299 has no delivery region.'],
    ['2800', 'NZ', 'Postcode 2800 has no delivery region.'],
    ['0300', 'NSW', '0300 is not an Australian postcode.'],
    ['12345', 'NSW', '12345 is not a postcode of four digits.'],
    ['20a0', null, '20a0 is not a postcode of four digits.'],
    ['', 'NSW', 'Nothing is not a postcode of four digits.'],
  ])('%j in %j: %s', (postcode, state, why) => {
    expect(reason(postcode, state)).toBe(why)
  })

  it('says in which state a postcode without a region lies', () => {
    expect(regionOf('9999', 'QLD')).toMatchObject({ ok: false, stateCode: 'QLD' })
    expect(regionOf('2000', 'VIC')).toMatchObject({ ok: false, stateCode: 'NSW' })
    expect(regionOf('2800', 'NZ')).toMatchObject({ ok: false, stateCode: 'NZ' })
  })

  it('finds a region in one state only, away from the borders', () => {
    const states = [...new Set(australianStates.map(row => row.state))]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), number => {
        const postcode = String(number).padStart(4, '0')
        const found = states.filter(state => region(postcode, state) !== null)
        if (!(postcode in borderPostcodes)) expect(found.length).toBeLessThanOrEqual(1)
        for (const state of found) {
          const code = region(postcode, state) ?? ''
          expect(regionNames[code]).toBeDefined()
          if (found.length === 1) expect(code.startsWith(`${state}-`)).toBe(true)
        }
      }),
      { seed: seedFrom(23), numRuns: 500 },
    )
  })
})

describe('with ranges of the site’s own', () => {
  const own: readonly RegionRange[] = [
    { from: 3000, to: 3207, regionCode: 'METRO', regionName: 'Inner ring', countryCode: 'AU' },
    { from: 3000, to: 3099, regionCode: 'NORTH', regionName: 'North Island', countryCode: 'NZ' },
  ]

  it('they are the regions, by their own names', () => {
    expect(regionOf('3205', 'VIC', own)).toMatchObject({
      ok: true,
      regionCode: 'METRO',
      regionName: 'Inner ring',
    })
  })

  it('the same number in New Zealand is another place', () => {
    expect(regionOf('3050', 'NZ', own)).toMatchObject({ ok: true, regionCode: 'NORTH', stateCode: 'NZ' })
    expect(regionOf('3150', 'NZ', own)).toMatchObject({ ok: false, stateCode: 'NZ' })
  })

  it('a postcode that none of them names has no region, whatever the built-in ones say', () => {
    expect(regionOf('2000', 'NSW', own)).toMatchObject({
      ok: false,
      reason: 'Postcode 2000 has no delivery region.',
    })
  })

  it('states and PO boxes stay what they are', () => {
    const wide: readonly RegionRange[] = [
      { from: 0, to: 9999, regionCode: 'ALL', regionName: 'Everywhere', countryCode: 'AU' },
    ]
    expect(regionOf('3205', 'NSW', wide)).toMatchObject({ ok: false, stateCode: 'VIC' })
    expect(regionOf('1234', 'NSW', wide)).toMatchObject({ ok: false, stateCode: 'NSW' })
    expect(regionOf('3205', 'VIC', wide)).toMatchObject({ ok: true, regionCode: 'ALL' })
  })
})
