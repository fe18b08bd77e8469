import { describe, expect, it } from 'vitest'
import { type BundleInput, interlockPattern, overhangs } from '#domain/palletisation'
import type { PalletUnit } from '../../../../domain/palletisation/load/loadFault.ts'
import { palletLayer } from '../../../../domain/palletisation/load/palletLayer.ts'
import { aBox, aBundle, bundles, palletType } from '../builders.ts'

const layer = (unit: Partial<PalletUnit> = {}, input: Partial<BundleInput> = {}) =>
  palletLayer(aBundle(unit), bundles(input))
const labels = (found: ReturnType<typeof layer>) => found.trace.map(({ label }) => label)

describe('a layer on its pallet', () => {
  it('two bundles of 708 × 560 stand in the middle of an Australian pallet, a column without a word of bond', () => {
    const found = layer()
    expect(found.layer).toMatchObject({ count: 2, certified: true })
    expect([found.extentLength, found.extentWidth].sort()).toEqual([1120, 708])
    expect(found.alternateBoxes).toEqual(found.boxes)
    expect(found).toMatchObject({ palletPatternCode: 'COLUMN', bondScore: 0, strengthFactor: 1 })
    expect(labels(found)).not.toContain('Bond score')
    const sides = found.boxes.flatMap(({ x, y, length, width }) => [
      x,
      y,
      1165 - x - length,
      1165 - y - width,
    ])
    expect(Math.min(...sides)).toBe((1165 - 1120) / 2)
  })

  it('52 mm over each edge let four stand around a hole, 1268 mm square', () => {
    const found = layer({}, { overhang: overhangs[1], overhangFrontBack: 52, overhangSideToSide: 52 })
    expect(found.layer.count).toBe(4)
    expect([found.extentLength, found.extentWidth]).toEqual([1268, 1268])
  })

  it('that interlock leave half of a box’s strength', () => {
    const found = layer(
      { length: 400, width: 300 },
      { palletType: palletType('NZSTD'), palletPattern: interlockPattern },
    )
    expect(found.layer.count).toBe(10)
    expect(found).toMatchObject({ palletPatternCode: 'INTERLOCK', strengthFactor: 0.5 })
    expect(found.bondScore).toBeGreaterThan(0)
    expect(labels(found)).toContain('Bond score')
  })

  it('that can not interlock are a column, and the trace says why', () => {
    // Two by four boxes of 600 × 200 on 1200 × 800 stand on themselves however they are turned.
    const found = layer(
      { length: 600, width: 200 },
      { palletType: palletType('EUR1'), palletPattern: interlockPattern },
    )
    expect(found).toMatchObject({ palletPatternCode: 'COLUMN', strengthFactor: 1, bondScore: 0 })
    expect(found.trace.at(-1)).toEqual({
      label: 'Bond score',
      value: 0,
      why: 'turned or not, the layer stands on itself: a column',
    })
  })

  it('one unit as large as the pallet is the whole layer', () => {
    expect(layer({ length: 1165, width: 1165 }).boxes).toEqual([aBox(0, 0, 1165, 1165)])
  })

  it('none fits: an empty layer, for the load to say so', () => {
    expect(layer({ length: 1200, width: 560 }).layer.count).toBe(0)
  })
})
