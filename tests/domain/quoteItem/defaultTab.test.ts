import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedTab, defaultTab, tabKeys } from '#domain/quoteItem'
import { defaultWorkflow } from '#domain/workflow'
import { seedFrom } from '../../depth.ts'

describe('the tab an item opens on', () => {
  it('tab-default: is the first while its step is Initiate', () => {
    expect(defaultTab('INITIATE', ['overview', 'print'])).toBe('overview')
  })

  it.each(defaultWorkflow.steps.map(step => step.code).filter(code => code !== 'INITIATE'))(
    'tab-default: is the second at %s',
    step => {
      expect(defaultTab(step, ['overview', 'print', 'pallet'])).toBe('print')
      expect(defaultTab(step, ['overview', 'copychanges', 'print'])).toBe('copychanges')
    },
  )

  it('is the only one when there is no second', () => {
    expect(defaultTab('DESIGN', ['overview'])).toBe('overview')
    expect(defaultTab('INITIATE', ['overview'])).toBe('overview')
  })

  it('is a tab that is shown, and there has to be one', () => {
    fc.assert(
      fc.property(fc.subarray([...tabKeys], { minLength: 1 }), fc.string(), (tabs, step) => {
        expect(tabs).toContain(defaultTab(step, tabs))
      }),
      { seed: seedFrom(87) },
    )
    expect(() => defaultTab('INITIATE', [])).toThrow(new RangeError('no tab is visible'))
  })
})

describe('the tab that an address asks for', () => {
  it('is that one, where the item has it', () => {
    expect(askedTab('price', 'DESIGN', ['overview', 'print', 'price'])).toBe('price')
  })

  it('is the price of bought goods where nothing is made, and the other way round', () => {
    expect(askedTab('price', 'DESIGN', ['overview', 'appr', 'genprice'])).toBe('genprice')
    expect(askedTab('genprice', 'DESIGN', ['overview', 'print', 'price'])).toBe('price')
  })

  it('is the one that the item opens on, where the address asks for none that it has', () => {
    expect(askedTab('pallet', 'DESIGN', ['overview', 'appr', 'genprice'])).toBe('appr')
    expect(askedTab(undefined, 'INITIATE', ['overview', 'appr'])).toBe('overview')
  })
})
