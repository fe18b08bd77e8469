import { expect, it } from 'vitest'
import { emptySections, findingsOf, type ItemSections } from '#domain/quoteItem'
import { onScreen } from '../../../src/pages/quoteItem/draft/rules/onScreen.ts'
import { createShownFields } from '../../../src/pages/quoteItem/draft/shownFields.ts'

const labelsAt = (product: Partial<ItemSections['product']>, open: 'overview' | 'price') => {
  const sections = { ...emptySections, product: { ...emptySections.product, ...product } }
  const shown = createShownFields()
  const found = findingsOf({ sections, facts: {}, fieldRules: [], scopes: [] })
  return onScreen(found, sections, (tab, name) => shown.isShown(tab, name, open)).map(({ field }) => field)
}

it('asks for flaps once there is a style to choose them for, whichever tab is opened first', () => {
  expect(labelsAt({}, 'price')).not.toContain('styleTopFlap')
  expect(labelsAt({ styleCarton: '02' }, 'price')).toContain('styleTopFlap')
})
