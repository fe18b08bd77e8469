import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  itemCategories,
  printProcesses,
  productGroups,
  type TabKey,
  tabKeys,
  tabVisible,
} from '#domain/quoteItem'
import { seedFrom } from '../../depth.ts'
import { box } from './builders.ts'

const visible = (overrides: Parameters<typeof box>[0] = {}, scopes: readonly string[] = []) =>
  tabKeys.filter(tab => tabVisible(tab, box(overrides), scopes))

const made: readonly TabKey[] = [
  ...(['overview', 'print', 'pallet', 'design', 'price', 'appr'] as const),
  ...(['files', 'commentwf', 'delivery', 'claims', 'nw', 'wf'] as const),
]
const inOrder = (...keys: readonly TabKey[]) => tabKeys.filter(tab => keys.includes(tab))

describe('the tabs shown', () => {
  it('of a corrugated box printed flexo are those of what is made', () => {
    expect(visible()).toEqual(made)
  })

  it.each([{ itemCategory: 'GENERIC' }, { isGen: true }])(
    'of generic goods (%j) have a generic price',
    overrides => {
      expect(visible({ ...overrides, printProcess: 'PREPRINT', productGroup: 'DISPLAYS' })).toEqual(
        inOrder('overview', 'appr', 'files', 'commentwf', 'delivery', 'genprice', 'claims', 'wf'),
      )
    },
  )

  it('of preprint have its own design and cost', () => {
    expect(visible({ printProcess: 'PREPRINT' })).toEqual(inOrder(...made, 'preprintDesign', 'preprintCost'))
  })

  it.each(['LITHO', 'OS_LITHO'])('of %s have printed sheets', printProcess => {
    expect(visible({ printProcess })).toEqual(inOrder(...made, 'designPrint'))
  })

  it.each(['LITHO_LAMINATE', 'DISPLAYS'])('of %s have a goods pallet', productGroup => {
    expect(visible({ productGroup })).toEqual(inOrder(...made, 'gpallet'))
  })

  it.each(itemCategories.map(category => [category.label, category.code]))(
    'tab-copy-changes: of %s compare copy changes when it copies or modifies, and with the scope only',
    (label, itemCategory) => {
      const compares = label.startsWith('Copy') || label.startsWith('Modify')
      expect(tabVisible('copychanges', box({ itemCategory }), ['VIEW_COPY_CHANGES'])).toBe(compares)
      expect(tabVisible('copychanges', box({ itemCategory }), ['VIEW_QUOTE'])).toBe(false)
      expect(tabVisible('copychanges', box({ itemCategory }), [])).toBe(false)
    },
  )

  it('never have both prices, always the overview first, and nothing made of what is bought', () => {
    const item = fc.record({
      itemCategory: fc.constantFrom(...itemCategories.map(each => each.code)),
      printProcess: fc.constantFrom(...printProcesses.map(each => each.code)),
      productGroup: fc.constantFrom(...productGroups.map(each => each.code)),
      isGen: fc.boolean(),
    })
    fc.assert(
      fc.property(item, fc.subarray(['VIEW_COPY_CHANGES']), (given, scopes) => {
        const keys = visible(given, scopes)
        expect(keys[0]).toBe('overview')
        expect(keys.includes('price')).not.toBe(keys.includes('genprice'))
        const ofMade: readonly TabKey[] = [
          'print',
          'pallet',
          'gpallet',
          'design',
          'designPrint',
          'nw',
          'preprintCost',
        ]
        if (keys.includes('genprice')) expect(keys.filter(key => ofMade.includes(key))).toEqual([])
      }),
      { seed: seedFrom(88) },
    )
  })
})
