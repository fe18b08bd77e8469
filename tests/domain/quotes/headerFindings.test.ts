import { describe, expect, it } from 'vitest'
import { type HeaderAddress, type HeaderDates, headerFindings } from '#domain/quotes'

const dates = (overrides: Partial<HeaderDates & HeaderAddress> = {}): HeaderDates & HeaderAddress => ({
  truckType: '',
  deliveryPostCode: '',
  deliveryState: '',
  deliveryCountry: '',
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
    expect(headerFindings(dates({ validTo: null, requiredDate: null }))).toEqual([])
  })

  it('finds an end and a required date before the start', () => {
    expect(headerFindings(dates({ validTo: '2026-04-30', requiredDate: '2026-04-30' }))).toEqual([
      { field: 'validTo', message: 'must not be before Valid from' },
      { field: 'requiredDate', message: 'must not be before Valid from' },
    ])
  })

  it.each([
    ['ABCDE', 'VIC', 'AU', 'deliveryPostCode', 'ABCDE is not a postcode of four digits.'],
    ['ABCDE', '', 'NZ', 'deliveryPostCode', 'ABCDE is not a postcode of four digits.'],
    ['2000', 'VIC', 'AU', 'deliveryPostCode', 'Postcode 2000 lies in NSW, not in VIC.'],
    ['0199', '', 'AU', 'deliveryPostCode', '0199 is not an Australian postcode.'],
    ['6011', 'NZ', 'AU', 'deliveryCountry', 'must be New Zealand for this state'],
    ['3000', 'VIC', 'NZ', 'deliveryCountry', 'must be Australia for this state'],
  ])('finds postcode %s in %s of %s', (deliveryPostCode, deliveryState, deliveryCountry, field, message) => {
    const address = { deliveryPostCode, deliveryState, deliveryCountry }
    expect(headerFindings(dates(address))).toEqual([{ field, message }])
    expect(headerFindings(dates({ ...address, truckType: 'CUSTPICK' }))).toEqual([])
  })

  it.each([
    ['3000', 'VIC', 'AU'],
    ['3644', 'NSW', 'AU'],
    ['6011', 'NZ', 'NZ'],
    ['6011', '', 'NZ'],
    ['3000', '', ''],
    ['', 'VIC', 'AU'],
  ])('takes postcode %s in %s of %s', (deliveryPostCode, deliveryState, deliveryCountry) => {
    expect(headerFindings(dates({ deliveryPostCode, deliveryState, deliveryCountry }))).toEqual([])
  })
})
