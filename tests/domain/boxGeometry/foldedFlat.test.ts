import { describe, expect, it } from 'vitest'
import { flutes, foldedFlat } from '#domain/boxGeometry'
import examples from '../engine-examples.json' with { type: 'json' }
import { always, box, made } from './builders.ts'

describe('folded flat', () => {
  it.each(['E', 'B', 'C', 'EB', 'BC'] as const)('0201 %s, 400 x 300 x 250, bundles of 25', code => {
    const { length, width, thickness, bundleThickness } = foldedFlat(made('0201', box, code), flutes[code], {
      bundleQuantity: 25,
    })
    expect({ length, width, thickness, bundleThickness }).toEqual(examples.results[`flat-0201-${code}`])
  })

  it('spring-back and strapping can be changed', () => {
    const flat = foldedFlat(made('0201'), flutes.C, {
      springBack: 1,
      bundleQuantity: 10,
      strapCompression: 0.9,
    })
    expect([flat.thickness, flat.bundleThickness]).toEqual([8, 72])
  })

  it('what is not glued lies flat in one thickness, the pieces of a set on each other', () => {
    expect(foldedFlat(made('0427', { length: 300, width: 200, depth: 150 }, 'B'))).toMatchObject({
      length: 941,
      width: 865.5,
      thickness: 3,
    })
    expect(foldedFlat(made('0300', { length: 400, width: 300, depth: 120 }))).toMatchObject({
      length: 676,
      width: 560,
      thickness: 8,
    })
  })

  it('says what the palletisation checks will say', () => {
    const small = foldedFlat(made('0900', { length: 20, width: 8, depth: 0 }, 'F'))
    expect(small.problems).toEqual([
      {
        field: 'foldedSizeLength',
        message: 'Folded Flat Length and Folded Flat Width should be greater than or equal to 10.',
      },
      {
        field: 'foldedSizeT',
        message:
          'Folded Flat Height should be at least 1, or greater than 0 when the height is entered manually.',
      },
    ])
    expect(foldedFlat(made('0201')).problems).toEqual([])
  })

  it('tells how it folds', () => {
    const { trace } = foldedFlat(made('0201'))
    expect(trace[0]?.why).toBe('The longer of 304 + 404 and 404 + 304')
  })

  it('a glued box folds to less than its sheet and keeps its width', () =>
    always('0201', blank => {
      const { length, width } = foldedFlat(blank)
      expect(length).toBeLessThan(blank.sheetLength)
      expect(2 * length).toBeGreaterThanOrEqual(blank.sheetLength - blank.flute.lapWidth)
      expect(width).toBe(blank.sheetWidth)
    }))
})
