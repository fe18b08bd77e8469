import { describe, expect, it } from 'vitest'
import { complianceReasons } from '#domain/boardGrades'
import { aNeed, aVariant } from './builders.ts'

const nothing = aVariant({
  isFSCCompliant: false,
  isLcboExportWineCompliant: false,
  isAirFreightCompliant: false,
  isDangerousGoodsCompliant: false,
})

describe('compliance of a variant', () => {
  it('board-grade-compliance-filter: counts a flag only when the product requires it', () => {
    expect(complianceReasons(nothing, aNeed().compliance)).toEqual([])
  })

  it.each([
    ['isFscCompliant', 'not FSC compliant'],
    ['isLcboExportWineCompliant', 'not LCBO export wine compliant'],
    ['isDangerousGoodsCompliant', 'not dangerous goods compliant'],
    ['isAirFreightCompliant', 'not air freight compliant'],
  ])('board-grade-compliance-filter: %s required: %s', (flag, reason) => {
    const need = { ...aNeed().compliance, [flag]: true }
    expect(complianceReasons(nothing, need)).toEqual([reason])
    expect(complianceReasons(aVariant(), need)).toEqual([])
  })
})
