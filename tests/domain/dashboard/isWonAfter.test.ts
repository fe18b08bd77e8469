import { describe, expect, it } from 'vitest'
import { isWonAfter } from '#domain/dashboard'
import { defaultWorkflow } from '#domain/workflow'
import { action, step, workflow } from '../workflow/builders.ts'

const wonBy = (code: string, stepCode: string, wasWon: boolean, definition = defaultWorkflow) =>
  isWonAfter(definition, { action: code, stepCode, wasWon })

describe('an item is won', () => {
  it.each([
    ['at ORDER', 'WON', 'ORDER', false, true],
    ['no more when the order returns', 'ORDER_RETURN', 'CUSTOMER', true, false],
    ['still, when it ends after the order', 'ORDER_PLACED', 'CLOSED', true, true],
    ['not when it ends as lost', 'LOST', 'CLOSED', false, false],
    ['not yet before the order', 'APPROVE', 'CUSTOMER', false, false],
    ['not at a step there is not', 'WON', 'NOWHERE', true, false],
  ])('%s', (_, code, stepCode, wasWon, isWon) => {
    expect(wonBy(code, stepCode, wasWon)).toBe(isWon)
  })

  it('by the action that wins, in a workflow without an order step', () => {
    const sale = workflow(
      step({ code: 'INITIATE', kind: 'initial', actions: [action('WON', 'CLOSED')] }),
      step({ code: 'CLOSED', sequence: 2, kind: 'final' }),
    )
    expect(wonBy('WON', 'CLOSED', false, sale)).toBe(true)
    expect(wonBy('LOST', 'CLOSED', false, sale)).toBe(false)
    expect(wonBy('BACK', 'INITIATE', true, sale)).toBe(false)
  })
})
