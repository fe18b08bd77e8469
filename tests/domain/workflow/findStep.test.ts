import { describe, expect, it } from 'vitest'
import { defaultWorkflow, findStep } from '#domain/workflow'
import { short, workflow } from './builders.ts'

describe('findStep', () => {
  it('finds every step by its code', () => {
    for (const step of defaultWorkflow.steps) expect(findStep(defaultWorkflow, step.code)).toBe(step)
  })

  it.each(['NOWHERE', '', 'work', 'WORK ', 'INITIATE2', 'constructor'])('"%s" is none', code => {
    expect(findStep(short, code)).toBeUndefined()
  })

  it('finds nothing in an empty workflow', () => {
    expect(findStep(workflow(), 'INITIATE')).toBeUndefined()
  })
})
