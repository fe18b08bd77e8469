import { describe, expect, it } from 'vitest'
import { standstill } from '../../../domain/workflow/standstill.ts'
import { defaultStep } from './builders.ts'

describe('nothing moves', () => {
  it.each([
    ['DESIGN', null, ''],
    ['INITIATE', null, ''],
    ['DESIGN', 'archive', 'The item is archived.'],
    ['DESIGN', 'trash', 'The item is in the trash.'],
    ['CLOSED', null, 'Closed ends the workflow.'],
    ['CLOSED', 'archive', 'Closed ends the workflow.'],
  ] as const)('at %s, closed as %s: "%s"', (code, closeType, reason) => {
    expect(standstill(defaultStep(code), { closeType })).toBe(reason)
  })
})
