import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ItemStanding, type QuoteStatus, quoteStatus, quoteStatuses } from '#domain/quotes'
import { defaultWorkflow } from '#domain/workflow'

const today = '2026-05-10'
const at = (stepCode: string, overrides: Partial<ItemStanding> = {}): ItemStanding => ({
  stepCode,
  isOnHold: false,
  closeType: null,
  ...overrides,
})
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
  ])('%s', (_, items, status) => {
    expect(quoteStatus({ items, validTo: null, today })).toBe(status)
  })

  it('is valid to the end of its last day', () => {
    const items = [at('CUSTOMER')]
    expect(quoteStatus({ items, validTo: '2026-05-10', today })).toBe('Approved')
    expect(quoteStatus({ items, validTo: '2026-05-09', today })).toBe('Expired')
    expect(quoteStatus({ items: [], validTo: '2026-05-09T13:00:00Z', today })).toBe('Expired')
  })

  it('what is ordered or closed does not expire', () => {
    expect(quoteStatus({ items: [at('ORDER')], validTo: '2020-01-01', today })).toBe('Ordered')
    expect(quoteStatus({ items: [at('CLOSED')], validTo: '2020-01-01', today })).toBe('Closed')
  })

  it('a workflow of its own decides the order of the steps', () => {
    const workflow = {
      ...defaultWorkflow,
      steps: defaultWorkflow.steps.map(step => (step.code === 'DESIGN' ? { ...step, sequence: 4.5 } : step)),
    }
    expect(quoteStatus({ items: [at('DESIGN')], validTo: null, today, workflow })).toBe('Approved')
  })

  it('always has one of the statuses, and does not depend on the order of the items', () => {
    const item = fc.record({
      stepCode: fc.constantFrom(...defaultWorkflow.steps.map(step => step.code)),
      isOnHold: fc.boolean(),
      closeType: fc.constantFrom(null, 'archive' as const, 'trash' as const),
    })
    const validTo = fc.constantFrom(null, '2026-05-09', '2026-05-10')
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), validTo, (items, validTo) => {
        const status = quoteStatus({ items, validTo, today })
        expect(quoteStatuses).toContain(status)
        expect(quoteStatus({ items: items.toReversed(), validTo, today })).toBe(status)
      }),
      { seed: 4 },
    )
  })
})
