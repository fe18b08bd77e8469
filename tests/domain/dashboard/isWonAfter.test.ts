import { describe, expect, it } from 'vitest'
import { isWonAfter } from '#domain/dashboard'
import { defaultWorkflow } from '#domain/workflow'
import { action, step, workflow } from '../workflow/builders.ts'

const wonBy = (
  code: string,
  [fromStep, stepCode]: readonly [string, string],
  wasWon: boolean,
  definition = defaultWorkflow,
) => isWonAfter(definition, { action: code, fromStep, stepCode, wasWon })

describe('an item is won', () => {
  it.each<[string, string, [string, string], boolean, boolean]>([
    ['by WON', 'WON', ['CUSTOMER', 'ORDER'], false, true],
    ['still, where it is held at ORDER', 'ONHOLD', ['ORDER', 'ORDER'], true, true],
    ['no more when the order returns', 'ORDER_RETURN', ['ORDER', 'CUSTOMER'], true, false],
    ['still, when it ends after the order', 'ORDER_PLACED', ['ORDER', 'CLOSED'], true, true],
    ['not when it ends as lost', 'LOST', ['CUSTOMER', 'CLOSED'], false, false],
    ['not yet before the order', 'APPROVE', ['APPROVAL', 'CUSTOMER'], false, false],
    ['not by coming to ORDER past the customer', 'APPROVE', ['APPROVAL', 'ORDER'], false, false],
    [
      'when an order is placed that nobody asked the customer about',
      'ORDER_PLACED',
      ['ORDER', 'CLOSED'],
      false,
      true,
    ],
    ['not at a step there is not', 'WON', ['CUSTOMER', 'NOWHERE'], true, false],
  ])('%s', (_, code, way, wasWon, isWon) => {
    expect(wonBy(code, way, wasWon)).toBe(isWon)
  })

  it('from the step on that winning leads to, whatever its code', () => {
    const sale = workflow(
      step({ code: 'INITIATE', kind: 'initial', actions: [action('WON', 'BUYING')] }),
      step({ code: 'BUYING', sequence: 2, actions: [action('BOUGHT', 'CLOSED')] }),
      step({ code: 'CLOSED', sequence: 3, kind: 'final' }),
    )
    expect(wonBy('WON', ['INITIATE', 'BUYING'], false, sale)).toBe(true)
    expect(wonBy('BACK', ['BUYING', 'INITIATE'], true, sale)).toBe(false)
  })

  it('by the action that wins, in a workflow without an order step', () => {
    const sale = workflow(
      step({ code: 'INITIATE', kind: 'initial', actions: [action('WON', 'CLOSED')] }),
      step({ code: 'CLOSED', sequence: 2, kind: 'final' }),
    )
    expect(wonBy('WON', ['INITIATE', 'CLOSED'], false, sale)).toBe(true)
    expect(wonBy('LOST', ['INITIATE', 'CLOSED'], false, sale)).toBe(false)
    expect(wonBy('BACK', ['INITIATE', 'INITIATE'], true, sale)).toBe(false)
  })
})
