import { describe, expect, it } from 'vitest'
import { isMissing } from '#domain/quoteItem'
import { requiredFindings } from '../../../domain/quoteItem/requiredFindings.ts'

const rule = (tabId: number, fieldName: string, required = true) => ({
  tabId,
  fieldName,
  readOnly: false,
  required,
})

describe('what the workflow requires', () => {
  it.each([0, '', '  ', null, undefined, []])('workflow-required: %j counts as missing', value => {
    expect(isMissing(value)).toBe(true)
    expect(requiredFindings('printing', { printCoverage: value }, [rule(2, 'printCoverage')])).toEqual([
      {
        tab: 'print',
        section: 'printing',
        field: 'printCoverage',
        code: 'required',
        message: 'Print Coverage is required',
        severity: 'error',
      },
    ])
  })

  it.each([1, -1, 'x', '0', false, true, [0], {}])('%j is there', value => {
    expect(requiredFindings('printing', { printCoverage: value }, [rule(2, 'printCoverage')])).toEqual([])
  })

  it('a field that the section has not can not be missing', () => {
    expect(requiredFindings('printing', {}, [rule(2, 'bundleQty')])).toEqual([])
  })

  it('rules of other tabs, and those that require nothing, are left alone', () => {
    const held = { numberOfColors: null, vendor: '' }
    expect(requiredFindings('printing', held, [rule(1, 'numberOfColors'), rule(2, 'vendor', false)])).toEqual(
      [],
    )
  })

  it('a field is said once, however many rules require it', () => {
    expect(requiredFindings('printing', { vendor: '' }, [rule(2, 'vendor'), rule(2, 'vendor')])).toHaveLength(
      1,
    )
  })
})
