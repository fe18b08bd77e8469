import { describe, expect, it } from 'vitest'
import { type JobTicket, jobTicket } from '#domain/jobTicket'
import { emptySections, type ItemSections } from '#domain/quoteItem'
import { palletised, routed, slotted, ticketInput } from './builders.ts'

const lacksOf = ({ release }: JobTicket) => release.lacks.map(({ tab, message }) => `${tab}: ${message}`)
const made = (product: ItemSections['product']) => palletised(routed({ ...emptySections, product }))

describe('an item that may not be run', () => {
  it('says what is missing, however little is entered', () => {
    const findings = ['The Product Description field is required', 'The Carton Style field is required'].map(
      message =>
        ({
          tab: 'overview',
          section: 'product',
          field: 'x',
          code: 'required',
          message,
          severity: 'error',
        }) as const,
    )
    const ticket = jobTicket(ticketInput({}, { item: { step: 'INITIATE', findings } }))
    expect(ticket.release).toMatchObject({ isReleased: false, approval: '' })
    expect(lacksOf(ticket)).toEqual([
      'Design: The design is not approved.',
      'Design: There is no route.',
      'Pallet: No load is calculated.',
      'Overview: The Product Description field is required (and 1 more)',
    ])
    expect(ticket).toMatchObject({ quantity: '', figures: [], steps: [], sides: [] })
    expect(ticket.undrawn).not.toBe('')
  })

  it('is on hold, archived or lost', () => {
    const whole = made(slotted)
    const of = (item: Parameters<typeof ticketInput>[1]) => lacksOf(jobTicket(ticketInput(whole, item)))
    expect(of({ item: { isOnHold: true } })).toEqual(['Workflow: The item is on hold.'])
    expect(of({ item: { closeType: 'archive' } })).toEqual(['Workflow: The item is archived.'])
    const { workflow } = ticketInput()
    const lost = {
      ...{ at: '2026-11-21T00:00:00Z', whoName: 'Sam Sales', fromStep: 'CUSTOMER', toStep: 'CLOSED' },
      ...{ action: 'LOST', actionName: 'Lost' },
    }
    expect(
      of({ item: { step: 'CLOSED' }, workflow: { ...workflow, history: [lost, ...workflow.history] } }),
    ).toEqual(['Workflow: The item was closed: Lost.'])
  })

  it('has a load from before the box changed', () => {
    const item = made(slotted)
    const ticket = jobTicket(ticketInput({ ...item, product: { ...item.product, length: 410 } }))
    expect(lacksOf(ticket)).toEqual(['Pallet: Calculated before Length 400 → 410 mm.'])
  })
})
