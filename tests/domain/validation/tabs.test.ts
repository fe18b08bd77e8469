import { describe, expect, it } from 'vitest'
import {
  defaultTab,
  itemCategories,
  type TabKey,
  tabKeys,
  tabLabels,
  tabVisible,
  validationTabIds,
} from '#domain/validation'
import tabs from '../../spec/tabs.json'
import { box } from './builders.ts'

const visible = (overrides: Parameters<typeof box>[0] = {}, scopes: readonly string[] = []) =>
  tabKeys.filter(tab => tabVisible(tab, box(overrides), scopes))

const made: readonly TabKey[] = [
  ...(['overview', 'print', 'pallet', 'design', 'price', 'appr'] as const),
  ...(['files', 'commentwf', 'delivery', 'claims', 'nw', 'wf'] as const),
]
const inOrder = (...keys: readonly TabKey[]) => tabKeys.filter(tab => keys.includes(tab))

describe('the tabs', () => {
  it('are those of the specification, in its order, with its validation ids', () => {
    expect(tabKeys).toEqual(tabs.tabs.toSorted((a, b) => a.order - b.order).map(tab => tab.key))
    for (const tab of tabs.tabs) {
      expect(validationTabIds[tab.key as TabKey] ?? null, tab.key).toBe(tab.validationTabId)
    }
  })

  it('are labelled as decided (N45)', () => {
    expect(tabKeys.map(tab => tabLabels[tab])).toEqual([
      ...['Overview', 'Copy Changes', 'Print', 'Pallet', 'Goods Pallet', 'Design', 'Design Print', 'Price'],
      ...[
        'Approval',
        'Files',
        'Comments & Workflow',
        'Delivery',
        'Price',
        'Preprint Design',
        'Preprint Cost',
      ],
      ...['Use & Claims', 'New Work', 'Workflow'],
    ])
  })
})

describe('tabVisible', () => {
  it('a corrugated box printed flexo has the tabs of what is made', () => {
    expect(visible()).toEqual(made)
  })

  it.each([{ itemCategory: 'GENERIC' }, { isGen: true }])(
    'generic goods (%j) have a generic price',
    overrides => {
      expect(visible({ ...overrides, printProcess: 'PREPRINT', productGroup: 'DISPLAYS' })).toEqual(
        inOrder('overview', 'appr', 'files', 'commentwf', 'delivery', 'genprice', 'claims', 'wf'),
      )
    },
  )

  it('preprint has its own design and cost', () => {
    expect(visible({ printProcess: 'PREPRINT' })).toEqual(inOrder(...made, 'preprintDesign', 'preprintCost'))
  })

  it.each(['LITHO', 'OS_LITHO'])('%s has printed sheets', printProcess => {
    expect(visible({ printProcess })).toEqual(inOrder(...made, 'designPrint'))
  })

  it.each(['LITHO_LAMINATE', 'DISPLAYS'])('%s has a goods pallet', productGroup => {
    expect(visible({ productGroup })).toEqual(inOrder(...made, 'gpallet'))
  })

  it.each(itemCategories.map(category => [category.label, category.code]))(
    'copy changes of %s: copies and modifications, and with the scope only',
    (label, itemCategory) => {
      const compares = label.startsWith('Copy') || label.startsWith('Modify')
      expect(tabVisible('copychanges', box({ itemCategory }), ['VIEW_COPY_CHANGES'])).toBe(compares)
      expect(tabVisible('copychanges', box({ itemCategory }), ['VIEW_QUOTE'])).toBe(false)
    },
  )

  it('never shows both prices, and always the overview first', () => {
    for (const { code } of itemCategories) {
      const keys = visible({ itemCategory: code }, ['VIEW_COPY_CHANGES'])
      expect(keys[0]).toBe('overview')
      expect(keys.includes('price')).not.toBe(keys.includes('genprice'))
    }
  })
})

describe('defaultTab', () => {
  it('is the first at INITIATE and the second afterwards', () => {
    expect(defaultTab('INITIATE', ['overview', 'print'])).toBe('overview')
    expect(defaultTab('DESIGN', ['overview', 'print'])).toBe('print')
    expect(defaultTab('DESIGN', ['overview'])).toBe('overview')
  })

  it('needs a tab', () => {
    expect(() => defaultTab('INITIATE', [])).toThrow(RangeError)
  })
})
