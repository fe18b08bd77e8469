import { describe, expect, it } from 'vitest'
import { fieldLabel, pathLabel } from '#domain/quoteItem'

describe('what a field is called on the screen', () => {
  it.each([
    ['product', 'vslCode', 'VSL Code'],
    ['product', 'code', 'Product Code'],
    ['product', 'styleDieCutType', 'Die-cut Type'],
    ['product', 'crease2', 'Crease 2'],
    ['printing', 'varnishType', 'Varnish'],
    ['compliance', 'isFscCompliant', 'FSC'],
  ] as const)('%s.%s is %s', (section, name, label) => {
    expect(fieldLabel(section, name)).toBe(label)
    expect(pathLabel(`${section}.${name}`)).toBe(label)
  })

  it.each([
    ['maxPalletHeight', 'Max Pallet Height'],
    ['crease4Position', 'Crease4 Position'],
    ['constructor', 'Constructor'],
    ['toString', 'To String'],
    ['', ''],
  ])('%s, which no section has, is its words: %s', (name, label) => {
    expect(fieldLabel('product', name)).toBe(label)
    expect(pathLabel(name)).toBe(label)
  })
})

describe('a row', () => {
  const values = {
    inkCoverages: [
      { key: 'a', inkCode: '' },
      { key: 'b', inkCode: 'PMS185' },
    ],
  }

  it('is called by its place and by what people know it by', () => {
    expect(fieldLabel('printing', 'inkCoverages[b]', values)).toBe('Inks Front, row 2 (PMS185)')
    expect(fieldLabel('printing', 'inkCoverages[b].printCoverage', values)).toBe(
      'Inks Front, row 2 (PMS185), Coverage',
    )
    expect(pathLabel('printing.inkCoverages[a].inkCode', { printing: values })).toBe('Inks Front, row 1, Ink')
  })

  it('of a quantity is known by it', () => {
    const details = [
      { key: 'a', priceQty: null },
      { key: 'b', priceQty: 5000 },
    ]
    expect(fieldLabel('pricing', 'details[b].price', { details })).toMatch(/^Price Breaks, row 2 \(5,000\), /)
    expect(fieldLabel('pricing', 'details[a]', { details })).toBe('Price Breaks, row 1')
  })

  it('that is gone, or of values nobody gave, has no number', () => {
    expect(fieldLabel('printing', 'inkCoverages[z].inkCode', values)).toBe(
      'Inks Front, a row that is gone, Ink',
    )
    expect(pathLabel('printing.inkCoverages[b]')).toBe('Inks Front, a row')
  })

  it('has cells that it does not know called by their words', () => {
    expect(fieldLabel('printing', 'inkCoverages[b].oldCell', values)).toBe(
      'Inks Front, row 2 (PMS185), Old Cell',
    )
  })
})
