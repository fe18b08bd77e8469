import { expect, it } from 'vitest'
import { react, type SectionOf } from '#domain/quoteItem'
import { sectionsOf } from '../builders.ts'

type Compliance = SectionOf<'compliance'>
const changed = (before: Partial<Compliance>, change: Partial<Compliance>): Compliance =>
  react(sectionsOf({ compliance: before }), sectionsOf({ compliance: { ...before, ...change } }), {
    facts: {},
    step: 'INITIATE',
  }).sections.compliance

it('a claim that is taken back takes its approval with it, and only its own', () => {
  const approved = {
    ...{ isAirFreightCompliant: true, isAirFreightApproved: true },
    ...{ isDangerousGoodsCompliant: true, isDangerousGoodsApproved: true },
  }
  expect(changed(approved, { isAirFreightCompliant: false })).toMatchObject({
    ...{ isAirFreightApproved: false, isDangerousGoodsApproved: true },
  })
})

it('nothing is approved that is not claimed', () => {
  expect(changed({}, { isDangerousGoodsApproved: true }).isDangerousGoodsApproved).toBe(false)
})
