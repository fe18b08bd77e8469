import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Finding, tabLabels } from '#domain/quoteItem'
import { incomplete, type StepAsk, stepAsks } from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import { anyFindings, finding, step, workflow } from './builders.ts'

const rule = (tabId: number, fieldName: string, required = false) => ({
  tabId,
  fieldName,
  readOnly: false,
  required,
})
const said = (
  findings: readonly Finding[],
  asks: readonly StepAsk[],
  hasPurchaseOrder = true,
  hasFiles = true,
) => {
  const fieldRules = [rule(1, 'length'), rule(1, 'width'), rule(4, 'bundleQty'), rule(2, 'varnishType')]
  const only = step({ code: 'WORK', asks, fieldRules })
  return incomplete(workflow(only), only, { hasPurchaseOrder, hasFiles }, findings)
}

describe('a forward action waits', () => {
  it('for an error on a tab the step asks for, and names tab and field', () => {
    expect(said([finding()], ['overview'])).toBe('Overview is not valid: Length must be > 0')
    expect(said([finding({ tab: 'pallet', field: 'bundleQty' })], ['pallet'])).toBe(
      'Pallet is not valid: Bundle Qty must be > 0',
    )
  })

  it('and does not name a field twice that the message names', () => {
    const missing = finding({ field: 'length', message: 'Length is required' })
    expect(said([missing], ['overview'])).toBe('Overview is not valid: Length is required')
  })

  it('and leaves a message alone that is a sentence by itself', () => {
    const message = 'Boardgrade selected is no longer valid. Please reselect boardgrade'
    expect(said([finding({ field: 'boardGrade', message })], ['overview'])).toMatch(
      `Overview is not valid: ${message}`,
    )
  })

  it('for the first tab in their order, and its first field', () => {
    const pallet = finding({ tab: 'pallet', field: 'bundleQty' })
    const print = finding({ tab: 'print', section: 'printing', field: 'varnishType' })
    expect(said([pallet, print, finding()], ['pallet', 'print', 'overview'])).toMatch(
      /^Overview is not valid: Length/,
    )
    expect(said([pallet, print], ['pallet', 'print', 'overview'])).toMatch(/^Print is not valid: Varnish/)
    expect(said([finding({ field: 'width' }), finding()], ['overview'])).toMatch(/Width/)
  })

  it('and says where a field can be changed that is read-only at the step', () => {
    const first = step({
      code: 'INITIATE',
      name: 'Initiate',
      fieldRules: [rule(1, 'length'), rule(1, 'code')],
    })
    const second = step({ code: 'DESIGN', name: 'Design', fieldRules: [rule(1, 'length')] })
    const pricing = step({ code: 'PRICING', asks: ['overview'] })
    const why = (field: string) =>
      incomplete(workflow(first, second, pricing), pricing, { hasPurchaseOrder: true, hasFiles: true }, [
        finding({ field }),
      ])
    expect(why('length')).toBe(
      'Overview is not valid: Length must be > 0. It can be changed at Initiate or Design',
    )
    expect(why('code')).toMatch(/It can be changed at Initiate$/)
    expect(why('width')).toBe('Overview is not valid: Width must be > 0')
  })

  it('for the customer’s purchase order, after the tabs, and says where to enter it', () => {
    const order =
      'There is no purchase order of the customer: enter it as Customer PO in the header of the quote.'
    expect(said([], ['overview', 'purchaseOrder'], false)).toBe(order)
    expect(said([finding()], ['purchaseOrder', 'overview'], false)).toMatch(/^Overview is not valid/)
    expect(said([], ['purchaseOrder'], true)).toBe('')
  })

  it('design-documents: for a file of the item, where the step asks for one', () => {
    const attach = 'There is no file: attach one on Files.'
    expect(said([], ['files'], true, false)).toBe(attach)
    expect(said([finding()], ['files', 'overview'], true, false)).toMatch(/^Overview is not valid/)
    expect(said([], ['files', 'purchaseOrder'], false, false)).toBe(attach)
    expect(said([], ['files'], true, true)).toBe('')
  })

  it('for the tabs with a required field, where the step was stored before it said what it asks', () => {
    const old = step({ code: 'WORK', fieldRules: [rule(1, 'length', true), rule(2, 'varnishType')] })
    const why = (tab: Finding['tab']) =>
      incomplete(workflow(old), old, { hasPurchaseOrder: false, hasFiles: false }, [finding({ tab })])
    expect(why('overview')).toMatch(/^Overview is not valid/)
    expect(why('print')).toBe('')
  })
})

describe('a forward action does not wait', () => {
  it('for warnings, other tabs, or at a step that asks for nothing', () => {
    expect(said([finding({ severity: 'warning' })], ['overview'])).toBe('')
    expect(said([finding({ tab: 'price' })], ['overview'])).toBe('')
    expect(said([finding()], [], false)).toBe('')
  })

  it('when there are no findings', () => {
    expect(said([], stepAsks)).toBe('')
  })
})

it('fewer findings never make it wait longer', () => {
  const tabs = fc.subarray<StepAsk>(['overview', 'print', 'pallet', 'price'])
  fc.assert(
    fc.property(anyFindings, tabs, (findings, asks) => {
      const all = said(findings, asks)
      if (all === '') expect(said(findings.slice(1), asks)).toBe('')
      else
        expect(Object.values(tabLabels).some(label => all.startsWith(`${label} is not valid: `))).toBe(true)
    }),
    { seed: seedFrom(104) },
  )
})
