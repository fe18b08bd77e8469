import { describe, expect, it } from 'vitest'
import { requiredFindings } from '#domain/validation'

const rule = (tabId: number, fieldName: string, required = true) => ({
  tabId,
  fieldName,
  readOnly: false,
  required,
})

describe('requiredFindings', () => {
  it.each([0, '', '  ', null, undefined, []])('%j counts as missing', value => {
    expect(requiredFindings('pallet', { maxPalletHeight: value }, [rule(4, 'maxPalletHeight')])).toEqual([
      {
        tab: 'pallet',
        field: 'maxPalletHeight',
        code: 'required',
        message: 'Max Pallet Height is required',
        severity: 'error',
      },
    ])
  })

  it.each([1, -1, 'x', '0', false, true, [0], {}])('%j is there', value => {
    expect(requiredFindings('pallet', { maxPalletHeight: value }, [rule(4, 'maxPalletHeight')])).toEqual([])
  })

  it('a field the section does not have is missing', () => {
    expect(requiredFindings('price', {}, [rule(5, 'pricingPolicy')])).toHaveLength(1)
  })

  it('rules of other tabs, and those that require nothing, are left alone', () => {
    expect(requiredFindings('pallet', {}, [rule(1, 'length'), rule(4, 'remarks', false)])).toEqual([])
  })

  it('a tab without a validation id requires nothing', () => {
    expect(requiredFindings('files', {}, [rule(1, 'length')])).toEqual([])
  })

  it('says a field once, however many rules require it', () => {
    expect(requiredFindings('pallet', {}, [rule(4, 'remarks'), rule(4, 'remarks')])).toHaveLength(1)
  })
})
