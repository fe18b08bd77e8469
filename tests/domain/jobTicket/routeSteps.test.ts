import { expect, it } from 'vitest'
import { jobTicket } from '#domain/jobTicket'
import { emptySections } from '#domain/quoteItem'
import { routed, slotted, ticketInput } from './builders.ts'

it('the route says where the goods change plant, where they come from and how, on the way back too', () => {
  const item = routed({ ...emptySections, product: slotted })
  const design = { ...item.design, offsiteDeliveryMethod: 'ROAD' }
  const plantOf = (workCentre: string) => (workCentre === 'FFG2C' ? 'STH' : 'NTH')
  const workCentres = design.designSteps.map(({ workCentre }) => ({
    ...{ code: workCentre, description: workCentre, plantCode: plantOf(workCentre) },
  }))
  const input = ticketInput({ ...item, design })
  const { steps } = jobTicket({ ...input, names: { ...input.names, workCentres } })
  const cameFrom = steps.map(
    ({ settings }) => settings.find(({ label }) => label === 'Comes from')?.value ?? '',
  )
  expect(cameFrom).toEqual(['', 'Northgate Corrugating, by road', 'STH, by road'])
  expect(steps.map(({ elsewhere }) => elsewhere)).toEqual(['', 'STH', 'Northgate Corrugating'])
})
