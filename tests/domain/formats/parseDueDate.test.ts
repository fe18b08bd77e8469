import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { date, parseDueDate } from '#domain/formats'
import { seedFrom } from '../../depth.ts'

describe('a due date in DD-MM-YYYY, D-MM-YYYY, DD-M-YYYY or D-M-YYYY', () => {
  it.each([
    ['01-03-2026', '2026-03-01'],
    ['1-03-2026', '2026-03-01'],
    ['01-3-2026', '2026-03-01'],
    ['1-3-2026', '2026-03-01'],
    ['31-12-2026', '2026-12-31'],
    ['29-02-2024', '2024-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(parseDueDate(typed)).toBe(day)
  })

  it.each([
    // Strictly these four.
    ...[
      '2026-03-01',
      '01/03/2026',
      '1.3.2026',
      '1-3-26',
      ' 1-3-2026',
      '1-3-2026 ',
      '001-3-2026',
      '1-003-2026',
    ],
    ...['', '-', '1-3', '1-3-2026-1', '1-Mar-2026', '٠١-٠٣-٢٠٢٦'],
    // No day of the calendar.
    ...['31-04-2026', '29-02-2025', '29-02-2100', '00-01-2026', '32-01-2026', '01-13-2026', '01-00-2026'],
  ])('%s is none', typed => {
    expect(parseDueDate(typed)).toBeNull()
  })

  it('is the same day in all four formats, and as it is shown', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, moment => {
        const iso = moment.toISOString().slice(0, 10)
        const [year = '', month = '', day = ''] = iso.split('-')
        for (const d of [day, String(Number(day))]) {
          for (const m of [month, String(Number(month))]) expect(parseDueDate(`${d}-${m}-${year}`)).toBe(iso)
        }
        expect(parseDueDate(date(iso))).toBe(iso)
      }),
      { seed: seedFrom(3) },
    )
  })
})
