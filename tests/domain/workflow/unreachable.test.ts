import { describe, expect, it } from 'vitest'
import { defaultWorkflow, type WorkflowStep } from '#domain/workflow'
import { unreachable } from '../../../domain/workflow/unreachable.ts'
import { action, short, step, workflow } from './builders.ts'

const said = (...steps: readonly WorkflowStep[]) =>
  unreachable(workflow(...steps)).map(problem => `${problem.where}: ${problem.message}`)
const start = (...targets: readonly string[]) =>
  step({ code: 'INITIATE', kind: 'initial', actions: targets.map(target => action(`TO_${target}`, target)) })
const on = (code: string, ...targets: readonly string[]) =>
  step({ code, actions: targets.map(target => action(`TO_${target}`, target)) })
const end = step({ code: 'DONE', kind: 'final' })

const lonely = 'can not be reached from the first step'
const endless = 'no final step can be reached from it'

describe('the steps of a workflow', () => {
  it('can all be reached and left in a whole one', () => {
    expect(unreachable(short)).toEqual([])
    expect(unreachable(defaultWorkflow)).toEqual([])
  })

  it('no item can come to are found, and what only they lead to', () => {
    expect(said(start('DONE'), on('A', 'B'), on('B', 'DONE'), end)).toEqual([
      `step A: ${lonely}`,
      `step B: ${lonely}`,
    ])
  })

  it('that lead to no end are found, in a ring as well', () => {
    expect(said(start('A', 'DONE'), on('A', 'B'), on('B', 'A'), end)).toEqual([
      `step A: ${endless}`,
      `step B: ${endless}`,
    ])
    expect(said(start('A', 'DONE'), on('A'), end)).toEqual([`step A: ${endless}`])
  })

  it('may be both', () => {
    expect(said(start('DONE'), on('A', 'A'), end)).toEqual([`step A: ${lonely}`, `step A: ${endless}`])
  })

  it('are not blamed for an end there is not: the workflow is', () => {
    expect(said(start('A'), on('A'))).toEqual([])
    expect(said()).toEqual([])
  })

  it('can be left by a way back, and have each way out counted', () => {
    const back = step({ code: 'A', actions: [action('BACK', 'INITIATE', 'back')] })
    expect(said(start('A', 'DONE'), back, end)).toEqual([])
  })

  it('are named in what is found', () => {
    expect(unreachable(workflow(start('DONE'), on('A', 'DONE'), end))).toEqual([
      { where: 'step A', message: lonely, step: 'A', action: null },
    ])
  })

  it('are not found by an action that leads to no step', () => {
    expect(said(start('NOWHERE', 'DONE'), end)).toEqual([])
  })
})
