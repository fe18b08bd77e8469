import { describe, expect, it } from 'vitest'
import { runCharges } from '../../../domain/costTape/runCharges.ts'

const handling = { description: 'handling', perUnit: 0.02, fixed: 40 }
const storage = { description: 'storage', perUnit: null, fixed: 15 }

describe('charges of a run', () => {
  it('are so much a unit and so much a run', () => {
    expect(runCharges([handling], 1000)).toBe(60)
    expect(runCharges([handling], 2000)).toBe(80)
  })

  it('add up; a rate that nobody has entered counts nothing', () => {
    expect(runCharges([handling, storage], 1000)).toBe(75)
  })

  it('are nothing where there are none', () => {
    expect(runCharges([], 5000)).toBe(0)
  })
})
