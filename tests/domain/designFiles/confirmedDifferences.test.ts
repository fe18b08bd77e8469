import { describe, expect, it } from 'vitest'
import { type ConfirmedDesign, confirmedDifferences } from '#domain/designFiles'

const ours: ConfirmedDesign = {
  size: { length: 400, width: 300, depth: 250 },
  pieces: [{ name: 'box', length: 1441, width: 560, area: 0.8 }],
}
const blank = (length: number) => ({ ...ours, pieces: [{ name: 'box', length, width: 560, area: 0.8 }] })

describe('what CAD confirms beside what we calculate', () => {
  it('is nothing where both say the same, to a rounding', () => {
    expect(confirmedDifferences(blank(1441.04), ours)).toEqual([])
  })

  it('is each figure that differs, with both', () => {
    expect(confirmedDifferences(blank(1445), ours)).toEqual([
      { label: 'Blank length', unit: 'mm', confirmed: 1445, calculated: 1441 },
    ])
  })

  it('is no difference where CAD says nothing of the inside size', () => {
    const silent = { ...ours, size: { length: null, width: null, depth: null } }
    expect(confirmedDifferences(silent, ours)).toEqual([])
  })

  it('names a piece that only one of them has', () => {
    const lid = { name: 'lid', length: 500, width: 400, area: 0.2 }
    const found = confirmedDifferences(
      { ...ours, pieces: [{ ...lid, name: 'body' }, lid] },
      {
        ...ours,
        pieces: [{ ...lid, name: 'body' }],
      },
    )
    expect(found.find(({ label }) => label === 'Blank (lid) length')).toMatchObject({
      confirmed: 500,
      calculated: null,
    })
  })
})
