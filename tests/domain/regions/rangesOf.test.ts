import { expect, it } from 'vitest'
import { rangesOf } from '../../../domain/regions/rangesOf.ts'

it('a table of postcodes gets its country and the names of its regions', () => {
  expect(rangesOf('AU', [[3208, 3234, 'VIC-GEE']])).toEqual([
    { from: 3208, to: 3234, regionCode: 'VIC-GEE', regionName: 'Geelong', countryCode: 'AU' },
  ])
})

it('a region without a name is called by its code', () => {
  expect(rangesOf('NZ', [[100, 199, 'NZ-XXX']])[0]?.regionName).toBe('NZ-XXX')
})
