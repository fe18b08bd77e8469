import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultWorkflow, type ItemState } from '#domain/workflow'
import { destination } from '../../../domain/workflow/destination.ts'
import { seedFrom } from '../../depth.ts'
import { action, anyState, bypass, short, step, workflow } from './builders.ts'

const to = (target: string, flags: readonly (keyof ItemState['bypass'])[] = [], direction?: 'back') => {
  const found = destination(defaultWorkflow, action('GO', target, direction), { bypass: bypass(...flags) })
  return found && [found.step.code, ...found.bypassed]
}

describe('where an action leads', () => {
  it('is its target', () => {
    expect(to('DESIGN')).toEqual(['DESIGN'])
    expect(to('CLOSED')).toEqual(['CLOSED'])
  })

  it.each<[(keyof ItemState['bypass'])[], string[]]>([
    [['allowByPassDesign'], ['PRICING', 'DESIGN']],
    [
      ['allowByPassDesign', 'allowByPassPricing'],
      ['APPROVAL', 'DESIGN', 'PRICING'],
    ],
    [['allowByPassPricing'], ['DESIGN']],
    [['allowByPassCustomerService'], ['DESIGN']],
  ])('is beyond it while the item may bypass: %j', (flags, steps) => {
    expect(to('DESIGN', flags)).toEqual(steps)
  })

  it('of a way back is exactly where it says', () => {
    expect(to('DESIGN', ['allowByPassDesign'], 'back')).toEqual(['DESIGN'])
  })

  it('is nowhere when the workflow lacks the target', () => {
    expect(to('NOWHERE')).toBeNull()
    expect(destination(workflow(), action('GO', 'INITIATE'), { bypass: bypass() })).toBeNull()
    expect(destination(short, action('FINISH', 'DONE'), { bypass: bypass() })?.step.code).toBe('DONE')
  })

  it('stops at a step that leads nowhere, and in a ring of passed steps', () => {
    const flag = 'allowByPassDesign' as const
    const reached = (...actionsOfB: Parameters<typeof action>[]) => {
      const definition = workflow(
        step({ code: 'A', bypass: flag, actions: [action('ON', 'B')] }),
        step({ code: 'B', bypass: flag, actions: actionsOfB.map(given => action(...given)) }),
      )
      const found = destination(definition, action('GO', 'A'), { bypass: bypass(flag) })
      return [found?.step.code, found?.bypassed]
    }
    expect(reached()).toEqual(['B', ['A']])
    expect(reached(['BACK', 'A', 'back'])).toEqual(['B', ['A']])
    expect(reached(['ON', 'A'])).toEqual(['B', ['A']])
    expect(reached(['ON', 'B'])).toEqual(['B', ['A']])
    expect(reached(['ON', 'NOWHERE'])).toEqual(['B', ['A']])
  })

  it('is a step that need not be bypassed, and all on the way to it may be', () => {
    const targets = fc.constantFrom(...defaultWorkflow.steps.map(each => each.code))
    fc.assert(
      fc.property(anyState, targets, (state, target) => {
        const found = destination(defaultWorkflow, action('GO', target), state)
        const mayPass = (flag: keyof ItemState['bypass'] | null | undefined) =>
          flag != null && state.bypass[flag]
        expect(mayPass(found?.step.bypass)).toBe(false)
        for (const code of found?.bypassed ?? []) {
          expect(mayPass(defaultWorkflow.steps.find(each => each.code === code)?.bypass)).toBe(true)
        }
      }),
      { seed: seedFrom(101) },
    )
  })
})
