import { describe, expect, it } from 'vitest'
import type { SectionOf } from '#domain/quoteItem'
import { claimsScope } from '../../../../../domain/quoteItem/sections/compliance/claimsScope.ts'
import { sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

const found = (compliance: Partial<SectionOf<'compliance'>>, scopes = ['APPROVE_DANGEROUS_GOODS']) => {
  const sections = sectionsOf({ compliance })
  return said(claimsScope(sections.compliance, under(sections, { scopes })))
}
const both = { isAirFreightCompliant: true, isDangerousGoodsCompliant: true }

// Rule claims-scope: the two approvals are checked only for users with APPROVE_DANGEROUS_GOODS.
describe('claims-scope', () => {
  it('what is claimed has its approval', () => {
    expect(found(both)).toEqual([
      'isAirFreightApproved: Air Freight Approved is required',
      'isDangerousGoodsApproved: Dangerous Goods Approved is required',
    ])
    expect(found({ ...both, isAirFreightApproved: true, isDangerousGoodsApproved: true })).toEqual([])
  })

  it('what is not claimed needs none', () => {
    expect(found({ isFscCompliant: true })).toEqual([])
  })

  it('nobody else is asked', () => {
    expect(found(both, ['VIEW_QUOTE'])).toEqual([])
  })
})
