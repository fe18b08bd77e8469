import { expect, it } from 'vitest'
import { defaultWorkflow } from '#domain/workflow'
import { designApproval } from '../../../domain/jobTicket/designApproval.ts'

const { steps } = defaultWorkflow
const move = (whoName: string, fromStep: string, toStep: string, day: number) => ({
  whoName,
  fromStep,
  toStep,
  action: '',
  actionName: '',
  at: `2026-11-0${day}T00:00:00Z`,
})

it('the design is open while the item stands at it or before', () => {
  const history = [move('Pia', 'PRICING', 'DESIGN', 2), move('Dan', 'DESIGN', 'PRICING', 1)]
  expect(designApproval('DESIGN', steps, history)).toEqual({ state: 'open' })
  expect(designApproval('INITIATE', steps, [])).toEqual({ state: 'open' })
})

it('who let it go on last has approved it, whatever happened behind it', () => {
  const history = [
    move('Ann', 'PRICING', 'APPROVAL', 4),
    move('Eve', 'DESIGN', 'PRICING', 3),
    move('Pia', 'PRICING', 'DESIGN', 2),
    move('Dan', 'DESIGN', 'PRICING', 1),
  ]
  expect(designApproval('APPROVAL', steps, history)).toEqual({
    state: 'approved',
    by: 'Eve',
    at: '2026-11-03T00:00:00Z',
    isBypassed: false,
  })
})

it('a step that was passed by is said to be, and what is not on record too', () => {
  const past = [move('Sam', 'INITIATE', 'PRICING', 1)]
  expect(designApproval('PRICING', steps, past)).toMatchObject({ by: 'Sam', isBypassed: true })
  expect(designApproval('PRICING', steps, [])).toEqual({ state: 'unrecorded' })
})
