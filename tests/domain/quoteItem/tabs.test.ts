import { describe, expect, it } from 'vitest'
import { type TabKey, tabKeys, tabLabels, validationTabIds } from '#domain/quoteItem'
import tabs from '../../spec/tabs.json'

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
