import { describe, expect, it } from 'vitest'
import { emptySections, findingsOf } from '#domain/quoteItem'
import { asFound, checkDraft } from '../../../src/pages/quoteItem/draft/rules/checkDraft.ts'
import { carton } from '../../server/carton.ts'

describe('what was found of an item when it was read', () => {
  const about = { facts: {}, fieldRules: [], scopes: [] }
  it.each([
    ['an item that was only added', emptySections],
    ['a carton', { ...emptySections, product: { ...emptySections.product, ...carton } }],
    ['a wrong size', { ...emptySections, product: { ...emptySections.product, ...carton, length: -5 } }],
  ])('stands at the fields as the rules would say it: %s', (_, stored) => {
    const found = findingsOf({ sections: stored, ...about })
    expect(found).not.toEqual([])
    expect(asFound(found, stored, [])).toEqual(checkDraft(stored, about))
  })
})
