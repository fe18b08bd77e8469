import { describe, expect, it } from 'vitest'
import { type HeaderDates, headerFindings } from '#domain/quotes'

const dates = (overrides: Partial<HeaderDates> = {}): HeaderDates => ({
  validFrom: '2026-05-01',
  validTo: '2026-05-31',
  requiredDate: '2026-05-15',
  ...overrides,
})

describe('headerFindings', () => {
  it('finds nothing in good dates, on the day itself, or where dates are empty', () => {
    expect(headerFindings(dates())).toEqual([])
    expect(headerFindings(dates({ validTo: '2026-05-01', requiredDate: '2026-05-01' }))).toEqual([])
    expect(headerFindings(dates({ validFrom: null }))).toEqual([])
    expect(headerFindings({ validFrom: '2026-05-01', validTo: null, requiredDate: null })).toEqual([])
  })

  it('finds an end and a required date before the start', () => {
    expect(headerFindings(dates({ validTo: '2026-04-30', requiredDate: '2026-04-30' }))).toEqual([
      { field: 'validTo', message: 'must not be before Valid from' },
      { field: 'requiredDate', message: 'must not be before Valid from' },
    ])
  })
})
