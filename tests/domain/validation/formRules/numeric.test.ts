import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numeric } from '#domain/validation'
import { seedFrom } from '../../../depth.ts'
import { describeRule, nothingTyped } from './builders.ts'

describeRule<string | number | null | undefined>('form-numeric: numeric', numeric, {
  passes: ['12', '-0.5', '+3', '.5', '5.', ' 12 ', '007', 7, 0, -1.5],
  refuses: [
    ...['1e3', '1,5', '0x1f', 'a', '12a', '-', '+', '.', '1 2', '1.2.3', '--1', '$5', '५', 'Infinity'],
    ...[Number.NaN, Number.POSITIVE_INFINITY],
  ],
  says: 'must be numeric',
  empty: nothingTyped,
})

it('passes every number as it is written with decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (units, places) => {
      expect(numeric((units / 10 ** places).toFixed(places))).toBeNull()
    }),
    { seed: seedFrom(85) },
  )
})
