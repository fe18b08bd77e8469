import { describe, expect, it } from 'vitest'
import { defaultAllowances } from '#domain/boxGeometry'
import { estimateBlank } from '#domain/estimating'
import { anItem, aPlant, theMasters } from './builders.ts'

describe('the blank of an item', () => {
  it('is that of its style, size and flute, and says by which master data', () => {
    const result = estimateBlank(anItem(), 'C', theMasters())
    expect(result.ok && result.blank).toMatchObject({
      sheetLength: 1441,
      sheetWidth: 560,
      masterDataVersion: 'worked',
    })
  })

  it('has the options of the item', () => {
    const result = estimateBlank(anItem({ blankOptions: { lapSide: 'outside' } }), 'C', theMasters())
    expect(result.ok && result.blank.ffgCreases).toEqual([28, 306, 404, 304, 400])
  })

  it('has the allowances of its plant', () => {
    const plant = aPlant()
    const allowances = { ...defaultAllowances, styles: { '0300': { lidGap: 5 } } }
    const own = theMasters({ plants: [aPlant({ settings: { ...plant.settings, allowances } })] })
    const box = anItem({ style: '0300', depth: 120 })
    const lengths = [theMasters(), own].map(masters => {
      const result = estimateBlank(box, 'C', masters)
      return result.ok ? result.blank.pieces[1]?.sheetLength : null
    })
    expect(lengths).toEqual([676, 682])
  })

  it('names the field that is in the way', () => {
    expect(estimateBlank(anItem({ length: 0 }), 'C', theMasters())).toEqual({
      ok: false,
      problems: [{ field: 'length', message: 'Length must be greater than 0.' }],
    })
    expect(estimateBlank(anItem({ plantCode: 'EST' }), 'C', theMasters())).toEqual({
      ok: false,
      problems: [{ field: 'plantCode', message: 'There is no plant EST.' }],
    })
  })

  it('asked for again is the same, and another as soon as anything of it is', () => {
    const masters = theMasters()
    const first = estimateBlank(anItem(), 'C', masters)
    expect(estimateBlank(anItem(), 'C', masters)).toEqual(first)
    for (const [other, flute] of [
      [anItem({ length: 401 }), 'C'],
      [anItem({ blankOptions: { lapSide: 'outside' } }), 'C'],
      [anItem({ length: Number.NaN }), 'C'],
      [anItem(), 'B'],
    ] as const)
      expect(estimateBlank(other, flute, masters)).not.toEqual(first)
    expect(estimateBlank(anItem(), 'C', masters)).toEqual(first)
  })
})
