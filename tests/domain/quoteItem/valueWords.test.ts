import { describe, expect, it } from 'vitest'
import { loggedWords } from '#domain/quoteItem'

describe('a value of the change log in words', () => {
  it.each([
    ['product.length', 400, '400 mm'],
    ['product.length', null, '—'],
    ['product.itemCategory', 'RESIZABLE', 'Resizable'],
    ['pricing.details[k1].price', 1.5, '$1.50'],
    ['palletization.palletImage', 'drawn', 'drawn'],
  ])('%s: %j is %s', (path, value, words) => {
    expect(loggedWords(path, value)).toBe(words)
  })

  it('of a break that came or went has what stands in it, neither its key nor its tape', () => {
    const row = { key: 'k3', priceQty: 5000, minQty: 3750, maxQty: null, price: 1.5, costTape: 'calculated' }
    const words = loggedWords('pricing.details[k3]', row)
    expect(words).toBe('Quantity: 5,000, Min: 3,750, Price: $1.50')
  })

  it('of a step that came or went names how many rows stand in it, and nothing of those that do not', () => {
    const row = {
      key: 'k1',
      operation: 'CORR',
      stepFormes: [],
      stepCreases: [{ key: 'c1', position: 1, value: 5 }],
    }
    expect(loggedWords('design.designSteps[k1]', row)).toBe('Operation: CORR, Creases: 1 row')
  })

  it('at a path of no section has none', () => {
    for (const path of ['created', 'assignmentGroup', 'product', 'product.none', 'none.length'])
      expect(loggedWords(path, 'a')).toBeNull()
  })
})
