import { describe, expect, it } from 'vitest'
import type { DieCutSheet } from '#domain/quoteItem'
import { dieCutFindings } from '../../../../../domain/quoteItem/sections/product/dieCutFindings.ts'
import { box, type Product, pad } from '../../builders.ts'
import { said } from '../../said.ts'

const found = (item: Product, sheet?: DieCutSheet) => said(dieCutFindings(item, { facts: { sheet } }))
const sheet = (length: number, width: number, limits: Partial<DieCutSheet> = {}): DieCutSheet => ({
  ...{ length, width, minLength: null, maxLength: null, minWidth: null, maxWidth: null },
  ...limits,
})
/** A slotted box of 400 x 300 x 250 with flaps of 150: its blank is 2 x (400 + 300) by 250 + 150 + 150. */
const cut = (overrides: Partial<Product> = {}) => box({ styleDieCutType: 'FLATBED', ...overrides })

describe('a die-cut sheet', () => {
  it('overview-die-cut-styles: holds the developed size of the style, either way round', () => {
    expect(found(cut(), sheet(1400, 550))).toEqual([])
    expect(found(cut(), sheet(550, 1400))).toEqual([])
    expect(found(cut(), sheet(1399, 550))).toEqual(['styleDieCutType: Sheet must be at least 1400 x 550 mm'])
    expect(found(cut(), sheet(1400, 549))).toEqual(['styleDieCutType: Sheet must be at least 1400 x 550 mm'])
    expect(found(cut(), sheet(0, 0))).toHaveLength(1)
  })

  it('is asked for in whole millimetres, enough for the blank', () => {
    expect(found(cut({ length: 400.2 }), sheet(1, 1))).toEqual([
      'styleDieCutType: Sheet must be at least 1401 x 550 mm',
    ])
  })

  it('overview-die-cut-styles: of style 08 holds the walls, of a pad the pad', () => {
    expect(found(cut({ styleCarton: '08' }), sheet(1400, 250))).toEqual([])
    expect(found(cut({ styleCarton: '08' }), sheet(1400, 249))).toHaveLength(1)
    expect(found(pad({ styleDieCutType: 'ROTARY' }), sheet(400, 300))).toEqual([])
    expect(found(pad({ styleDieCutType: 'ROTARY' }), sheet(399, 300))).toHaveLength(1)
  })

  it('of a cell set, whose blank nobody knows, is as large as it is', () => {
    const cells = pad({ styleVariant: '0933', depth: 200, styleDieCutType: 'ROTARY' })
    expect(found(cells, sheet(10, 10))).toEqual([])
  })

  it('lies within the limits of the work centre', () => {
    const within = { minLength: 500, maxLength: 1500, minWidth: 400, maxWidth: 600 }
    expect(found(cut(), sheet(1400, 550, within))).toEqual([])
    expect(found(cut(), sheet(1500, 600, within))).toEqual([])
    expect(found(cut(), sheet(1501, 601, within))).toEqual([
      'styleDieCutType: Sheet length must be <= 1500',
      'styleDieCutType: Sheet width must be <= 600',
    ])
    const small = pad({ styleDieCutType: 'ROTARY' })
    expect(found(small, sheet(500, 400, within))).toEqual([])
    expect(found(small, sheet(499, 399, within))).toEqual([
      'styleDieCutType: Sheet length must be >= 500',
      'styleDieCutType: Sheet width must be >= 400',
    ])
  })

  it('has its limits and its blank looked at together', () => {
    expect(found(cut(), sheet(400, 550, { minLength: 500 }))).toEqual([
      'styleDieCutType: Sheet length must be >= 500',
      'styleDieCutType: Sheet must be at least 1400 x 550 mm',
    ])
  })

  it('is not looked at for style 04, without a die-cut, or before there is a sheet', () => {
    expect(found(cut({ styleCarton: '04' }), sheet(1, 1))).toEqual([])
    expect(found(box(), sheet(1, 1))).toEqual([])
    expect(found(cut())).toEqual([])
  })
})
