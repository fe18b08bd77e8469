import { expect, test } from 'vitest'
import type { SectionKey, TabKey } from '#domain/quoteItem'
import { saveSection } from '../../../src/pages/quoteItem/draft/saveSection.ts'
import { itemTabs } from '../../../src/pages/quoteItem/tabs.ts'
import { draftOf, itemWith, saved, worldOf } from './draftOf.ts'

test.each<[string, TabKey, SectionKey, object]>([
  ['tab-flags', 'overview', 'product', { length: 400 }],
  ['tab-flags', 'design', 'design', { additionalTrim: 5 }],
  ['tab-flags', 'pallet', 'palletization', { bundleQty: 20 }],
  ['tab-flags', 'gpallet', 'goodsPalletization', { noOfPallets: 2 }],
  ['tab-flags', 'price', 'pricing', { pricingPolicy: '2' }],
  ['tab-flags', 'appr', 'approval', { toolingAccountNumber: 'TA-1' }],
  ['tab-flags', 'delivery', 'delivery', { shippingMethod: 'DIRECT' }],
  ['tab-flags', 'claims', 'compliance', { isFscCompliant: true }],
])(
  '%s: the tab %s is dirty with its section %s, and clean once it is saved',
  async (_, tab, section, patch) => {
    expect(itemTabs.find(({ key }) => key === tab)?.sections[0]).toBe(section)
    const draft = draftOf(itemWith({}))
    draft.change(section, patch)
    expect(draft.state().dirtySections).toEqual([section])
    const after = itemWith({ [section]: patch }, { [section]: 2 })
    expect(
      await saveSection(
        draft,
        section,
        worldOf(() => saved(after, [section])),
      ),
    ).toBe(true)
    expect(draft.state().dirtySections).toEqual([])
  },
)
