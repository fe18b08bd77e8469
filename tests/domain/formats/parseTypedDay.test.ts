import { describe, expect, it } from 'vitest'
import { parseTypedDay } from '#domain/formats'

/** A Tuesday. */
const today = '2026-11-24'

describe('a day as it is typed', () => {
  it.each([
    ['05-01-2027', '2027-01-05'],
    ['2027-1-5', '2027-01-05'],
    ['5/1/27', '2027-01-05'],
    ['5/1/2027', '2027-01-05'],
    ['5.1.27', '2027-01-05'],
    ['5-1-27', '2027-01-05'],
    ['05012027', '2027-01-05'],
    [' 5/1/27 ', '2027-01-05'],
    ['+14', '2026-12-08'],
    ['+0', '2026-11-24'],
    ['fri', '2026-11-27'],
    ['Friday', '2026-11-27'],
    ['mon', '2026-11-30'],
    ['tue', '2026-12-01'],
  ])('is read, the day first: "%s"', (typed, day) => {
    expect(parseTypedDay(typed, today)).toBe(day)
  })

  it.each([
    '',
    '31/2/27',
    '13/13/27',
    '5/1',
    '5/1-27',
    '5012027',
    '1/2/003',
    'fr',
    'soon',
    '+',
    '-3',
    '32012027',
  ])('is none where it is on no calendar, or has to be guessed: "%s"', typed => {
    expect(parseTypedDay(typed, today)).toBeNull()
  })
})
