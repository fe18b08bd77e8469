import { describe, expect, it } from 'vitest'
import { auditCostTape, type CostTape } from '#domain/costTape'
import { aTape } from './builders.ts'

const findings = (overrides: Partial<CostTape>) => auditCostTape({ ...aTape(1000), ...overrides }).findings

describe('price-audit: the audit of a cost tape', () => {
  it('passes a tape whose lines sum to its cost', () => {
    expect(auditCostTape(aTape(500))).toMatchObject({ passed: true, findings: [], warnings: [] })
  })

  it('allows a difference of one cent, not of two', () => {
    const { cost } = aTape(500)
    const tape = aTape(500)
    expect(auditCostTape({ ...tape, cost: cost + 0.01 }).passed).toBe(true)
    expect(auditCostTape({ ...tape, cost: cost + 0.02 }).findings).toEqual([
      'The lines add up to 1275.22, not to the cost of 1275.24.',
    ])
  })

  it('fails a line that is no number or below 0', () => {
    expect(findings({ ink: Number.NaN })).toEqual(['Ink is not a number.'])
    expect(findings({ closure: -1 })).toEqual(['Closure is below 0.'])
  })

  it('fails without tonnes', () => {
    expect(findings({ tonnesPerCostingUOM: 0 })).toEqual(['The tonnes per UOM must be above 0.'])
  })

  it('fails a yield above 100 percent, warns of one of 20 or less, and asks none of bought goods', () => {
    expect(findings({ yieldPercent: 100.01 })).toHaveLength(1)
    expect(findings({ yieldPercent: 100 })).toEqual([])
    expect(findings({ yieldPercent: null })).toEqual([])
    expect(auditCostTape({ ...aTape(), yieldPercent: 20 })).toMatchObject({
      passed: true,
      warnings: ['The yield of 20 percent is very low.'],
    })
  })

  it('says in its trace what it found', () => {
    expect(auditCostTape(aTape()).trace.at(-1)).toEqual({
      label: 'Audit',
      value: 'passed',
      why: 'no finding',
    })
    expect(auditCostTape({ ...aTape(), closure: -1 }).trace.at(-1)).toMatchObject({ value: 'failed' })
  })
})
