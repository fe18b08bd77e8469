import { describe, expect, it } from 'vitest'
import { fieldLabel } from '#domain/validation'

describe('what a field is called on the screen', () => {
  it.each([
    ['vslCode', 'VSL Code'],
    ['code', 'Product Code'],
    ['foldedSizeLength', 'Folded Flat Length'],
    ['foldedSizeWidth', 'Folded Flat Width'],
    ['foldedSizeT', 'Folded Flat Height'],
    ['styleDieCutType', 'Die-cut Type'],
    ['crease2', 'Crease 2'],
  ])('%s is %s', (name, label) => {
    expect(fieldLabel(name)).toBe(label)
  })

  it.each([
    ['expectedOrderQuantity', 'Expected Order Quantity'],
    ['maxPalletHeight', 'Max Pallet Height'],
    ['width', 'Width'],
    ['crease4Position', 'Crease4 Position'],
    ['constructor', 'Constructor'],
    ['toString', 'To String'],
    ['', ''],
  ])('%s has no label of its own: its words are %s', (name, label) => {
    expect(fieldLabel(name)).toBe(label)
  })
})
