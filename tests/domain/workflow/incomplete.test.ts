import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Finding, tabLabels } from '#domain/validation'
import { incomplete } from '../../../domain/workflow/incomplete.ts'
import { anyFindings, finding } from './builders.ts'

const requires = (...tabIds: readonly number[]) => ({
  fieldRules: tabIds.map(tabId => ({ tabId, fieldName: 'remarks', readOnly: false, required: true })),
})
const said = (findings: readonly Finding[], ...tabIds: readonly number[]) =>
  incomplete(requires(...tabIds), findings)

describe('a forward action waits', () => {
  it('for an error on a tab the step requires fields of, and names tab and field', () => {
    expect(said([finding()], 1)).toBe('Overview is not valid: Length must be > 0')
    expect(said([finding({ tab: 'pallet', field: 'bundleQty' })], 4)).toBe(
      'Pallet is not valid: Bundle Qty must be > 0',
    )
  })

  it('and does not name a field twice that the message names', () => {
    const missing = finding({ field: 'vslCode', message: 'VSL Code is required' })
    expect(said([missing], 1)).toBe('Overview is not valid: VSL Code is required')
  })

  it('for the first tab in their order, and its first field', () => {
    const pallet = finding({ tab: 'pallet', field: 'bundleQty' })
    const print = finding({ tab: 'print', field: 'varnishType' })
    expect(said([pallet, print, finding()], 1, 2, 4)).toMatch(/^Overview is not valid: Length/)
    expect(said([pallet, print], 1, 2, 4)).toMatch(/^Print is not valid: Varnish Type/)
    expect(said([finding({ field: 'width' }), finding()], 1)).toMatch(/Width/)
  })
})

describe('a forward action does not wait', () => {
  it('for warnings, other tabs, or a step that requires nothing', () => {
    expect(said([finding({ severity: 'warning' })], 1)).toBe('')
    expect(said([finding({ tab: 'price' })], 1)).toBe('')
    expect(said([finding()])).toBe('')
    const optional = { tabId: 1, fieldName: 'remarks', readOnly: false, required: false }
    expect(incomplete({ fieldRules: [optional] }, [finding()])).toBe('')
  })

  it('for a tab without a validation id', () => {
    expect(said([finding({ tab: 'files' }), finding({ tab: 'wf' })], 1, 2, 3, 4, 5, 6)).toBe('')
  })

  it('when there are no findings', () => {
    expect(said([], 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 15, 16)).toBe('')
  })
})

it('fewer findings never make it wait longer', () => {
  const tabs = fc.subarray([1, 2, 4, 5])
  fc.assert(
    fc.property(anyFindings, tabs, (findings, tabIds) => {
      const all = said(findings, ...tabIds)
      if (all === '') expect(said(findings.slice(1), ...tabIds)).toBe('')
      else
        expect(Object.values(tabLabels).some(label => all.startsWith(`${label} is not valid: `))).toBe(true)
    }),
    { seed: 104 },
  )
})
