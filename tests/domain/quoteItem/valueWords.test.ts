import { describe, expect, it } from 'vitest'
import { cartonStyles, loggedWords, ofAnyStyle } from '#domain/quoteItem'

describe('a value of the change log in words', () => {
  it.each([
    ['product.length', 400, '400 mm'],
    ['product.length', null, '—'],
    ['product.itemCategory', 'RESIZABLE', 'Resizable'],
    ['product.styleTopFlap', '02', 'Outer flaps overlap'],
    ['product.styleClosure', '01', 'Glued'],
    ['product.styleDieCutType', 'ROTARY', 'Rotary die-cut'],
    ['product.styleOpening', 'VENT', 'Vent holes'],
    ['product.styleOpening', 'of before', 'of before'],
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

  it('of what each carton style has its own of is called the same by each', () => {
    for (const list of ['flapStyles', 'closures', 'dieCutTypes', 'openings'] as const)
      for (const style of cartonStyles)
        for (const each of style[list]) expect(ofAnyStyle(list)).toContainEqual(each)
  })

  it('at a path of no section has none', () => {
    for (const path of ['created', 'assignmentGroup', 'product', 'product.none', 'none.length'])
      expect(loggedWords(path, 'a')).toBeNull()
  })
})
