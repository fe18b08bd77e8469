import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ItemStanding, type QuoteStatus, quoteStatus, quoteStatuses } from '#domain/quotes'
import { defaultWorkflow } from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import { action, step, workflow } from '../workflow/builders.ts'

const today = '2026-05-10'
const at = (stepCode: string, overrides: Partial<ItemStanding> = {}): ItemStanding => ({
  templateId: 1,
  stepCode,
  isOnHold: false,
  closeType: null,
  ...overrides,
})
const workflowOf = () => defaultWorkflow
const held = (stepCode: string) => at(stepCode, { isOnHold: true })
const archived = (stepCode: string) => at(stepCode, { closeType: 'archive' })
const trashed = (stepCode: string) => at(stepCode, { closeType: 'trash' })

describe('quoteStatus', () => {
  it.each<[string, readonly ItemStanding[], QuoteStatus]>([
    ['no items yet', [], 'Draft'],
    ['all at the first step', [at('INITIATE'), at('INITIATE')], 'Draft'],
    ['one left the first step', [at('INITIATE'), at('DESIGN')], 'In Progress'],
    ['one was in design before it was trashed', [at('INITIATE'), trashed('DESIGN')], 'In Progress'],
    ['waiting for approval', [at('APPROVAL')], 'In Progress'],
    ['an unknown step', [at('ELSEWHERE')], 'In Progress'],
    ['one of two on hold', [held('DESIGN'), at('DESIGN')], 'In Progress'],
    ['all open ones on hold', [held('DESIGN'), held('PRICING'), archived('DESIGN')], 'On Hold'],
    ['on hold at the first step', [held('INITIATE')], 'On Hold'],
    ['all past approval', [at('CUSTOMER'), at('ORDER')], 'Approved'],
    ['open ones past approval', [at('CUSTOMER'), at('CLOSED'), trashed('DESIGN')], 'Approved'],
    ['all open ones at the order', [at('ORDER'), at('CLOSED')], 'Ordered'],
    ['all ended', [at('CLOSED'), archived('DESIGN'), trashed('INITIATE')], 'Closed'],
  ])('quote-statuses-unknown: %s', (_, items, status) => {
    expect(quoteStatus({ items, validTo: null, today, workflowOf })).toBe(status)
  })

  it('is valid to the end of its last day', () => {
    const items = [at('CUSTOMER')]
    expect(quoteStatus({ items, validTo: '2026-05-10', today, workflowOf })).toBe('Approved')
    expect(quoteStatus({ items, validTo: '2026-05-09', today, workflowOf })).toBe('Expired')
    expect(quoteStatus({ items: [], validTo: '2026-05-09T13:00:00Z', today, workflowOf })).toBe('Expired')
  })

  it('what is ordered or closed does not expire', () => {
    expect(quoteStatus({ items: [at('ORDER')], validTo: '2020-01-01', today, workflowOf })).toBe('Ordered')
    expect(quoteStatus({ items: [at('CLOSED')], validTo: '2020-01-01', today, workflowOf })).toBe('Closed')
  })

  describe('of an item that follows a workflow of its own', () => {
    const sale = workflow(
      step({ code: 'INITIATE', kind: 'initial', actions: [action('SUBMIT', 'SIGNOFF')] }),
      step({ code: 'SIGNOFF', sequence: 2, actions: [action('APPROVE', 'OFFER')] }),
      step({ code: 'OFFER', sequence: 3, actions: [action('WON', 'BUYING')] }),
      step({ code: 'BUYING', sequence: 4, actions: [action('ORDER_PLACED', 'DONE')] }),
      step({ code: 'DONE', sequence: 5, kind: 'final' }),
    )
    const either = (templateId: number) => (templateId === 2 ? sale : defaultWorkflow)
    const sold = (stepCode: string) => at(stepCode, { templateId: 2 })
    const statusOf = (items: readonly ItemStanding[], workflowOf = either) =>
      quoteStatus({ items, validTo: null, today, workflowOf })

    it.each<[string, QuoteStatus]>([
      ['SIGNOFF', 'In Progress'],
      ['OFFER', 'Approved'],
      ['BUYING', 'Ordered'],
      ['DONE', 'Closed'],
    ])('is at %s %s', (code, status) => {
      expect(statusOf([sold(code)])).toBe(status)
    })

    it('looks at each item along its own', () => {
      expect(statusOf([sold('OFFER'), at('CUSTOMER')])).toBe('Approved')
      expect(statusOf([sold('OFFER'), at('APPROVAL')])).toBe('In Progress')
      expect(statusOf([sold('DONE'), at('ORDER')])).toBe('Ordered')
      expect(statusOf([sold('CUSTOMER')])).toBe('In Progress')
    })

    it('has nothing to approve where the workflow asks for no approval', () => {
      const unasked = workflow(
        step({ code: 'INITIATE', kind: 'initial', actions: [action('SUBMIT', 'ORDER')] }),
        step({ code: 'ORDER', sequence: 2, actions: [action('ORDER_PLACED', 'DONE')] }),
        step({ code: 'DONE', sequence: 3, kind: 'final' }),
      )
      const both = (templateId: number) => (templateId === 2 ? unasked : defaultWorkflow)
      expect(statusOf([sold('ORDER'), at('CUSTOMER')], both)).toBe('Approved')
    })
  })

  it('always has one of the statuses, and does not depend on the order of the items', () => {
    const item = fc.record({
      templateId: fc.constant(1),
      stepCode: fc.constantFrom(...defaultWorkflow.steps.map(step => step.code)),
      isOnHold: fc.boolean(),
      closeType: fc.constantFrom(null, 'archive' as const, 'trash' as const),
    })
    const validTo = fc.constantFrom(null, '2026-05-09', '2026-05-10')
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), validTo, (items, validTo) => {
        const status = quoteStatus({ items, validTo, today, workflowOf })
        expect(quoteStatuses).toContain(status)
        expect(quoteStatus({ items: items.toReversed(), validTo, today, workflowOf })).toBe(status)
      }),
      { seed: seedFrom(4) },
    )
  })
})
