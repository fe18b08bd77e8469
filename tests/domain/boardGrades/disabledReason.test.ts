import { describe, expect, it } from 'vitest'
import { disabledReason } from '#domain/boardGrades'
import { aVariant } from './builders.ts'

describe('a grade disabled for the plant', () => {
  it('is free while no plant is chosen', () => {
    expect(disabledReason([aVariant({ plantCode: 'P9' })], null, true)).toBeNull()
    expect(disabledReason([aVariant({ isWorkflow: false })], null, true)).toBe(
      'No variant is enabled for new items.',
    )
  })

  it('is disabled without a variant there', () => {
    expect(disabledReason([aVariant({ plantCode: 'P9' })], 'P1', false)).toBe(
      'No variant exists for plant P1.',
    )
  })

  it('counts only the workflow-enabled variants of that plant for a new item', () => {
    const variants = [aVariant({ isWorkflow: false }), aVariant({ plantCode: 'P2', isWorkflow: true })]
    expect(disabledReason(variants, 'P1-10', true)).toBe(
      'No variant for plant P1-10 is enabled for new items.',
    )
    expect(disabledReason(variants, 'P1-10', false)).toBeNull()
    expect(disabledReason(variants, 'P2', true)).toBeNull()
  })
})
