import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantParts } from '../../../domain/formats/instant.ts'
import { seedFrom } from '../../depth.ts'
import { noMoments } from './builders.ts'

describe('the parts of a moment', () => {
  it('are those of the calendar and the clock, padded', () => {
    expect(instantParts('2026-03-01T04:05:06Z', 'UTC')).toEqual({
      day: '01',
      month: '03',
      year: '2026',
      hour: '04',
      minute: '05',
    })
    expect(instantParts('0987-03-01', undefined)).toMatchObject({ year: '0987' })
  })

  it.each(noMoments)('%s has none', value => {
    expect(instantParts(value, 'UTC')).toBeNull()
  })

  it('are those of the stored text in UTC, with or without its zone', () => {
    const moment = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, at => {
        const stored = at.toISOString()
        const [year, month, day, hour, minute] = stored.split(/[-T:]/)
        const wanted = { day, month, year, hour, minute }
        expect(instantParts(stored, 'UTC')).toEqual(wanted)
        expect(instantParts(stored.slice(0, -1), 'UTC')).toEqual(wanted)
        expect(instantParts(at, 'UTC')).toEqual(wanted)
        expect(instantParts(at, 'Asia/Tokyo')).toEqual(instantParts(stored, 'Asia/Tokyo'))
      }),
      { seed: seedFrom(43) },
    )
  })

  it('without a zone are those of the zone that one is in', () => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const moment = fc.date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, at => {
        expect(instantParts(at, undefined)).toEqual(instantParts(at, here))
      }),
      { seed: seedFrom(45) },
    )
  })

  it('of a plain day are that day in every zone', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Australia/Adelaide', undefined]
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 1, max: 28 }), (zone, day) => {
        const padded = String(day).padStart(2, '0')
        expect(instantParts(`2026-02-${padded}`, zone)).toMatchObject({ day: padded, month: '02' })
      }),
      { seed: seedFrom(44) },
    )
  })
})
