import { describe, expect, it } from 'vitest'
import { type RemedyFields, remediesOf, withStyle } from '#domain/estimating'
import { theMasters } from './builders.ts'

const entered: RemedyFields = {
  style: '0201',
  length: 400,
  width: 300,
  depth: 250,
  topFlap: '',
  bottomFlap: '',
  flapAdjustment: 40,
  lidDepth: null,
  cellsLong: 4,
  cellsWide: 3,
  closure: '00',
  flute: 'C',
  grade: '',
  plant: '',
  printProcess: 'FLEXO',
  colours: 2,
  palletType: 'AUSTD',
  overhang: 'NONE',
  overhangMm: 25,
  maxPalletHeight: 1500,
  bundleQty: null,
  deliverTo: '',
}

describe('remedies', () => {
  it('are only what the engine finds to help, three of them at the most', () => {
    const masters = theMasters()
    expect(remediesOf('pallet', entered, masters, () => false)).toEqual([])
    const all = remediesOf('pallet', entered, masters, () => true)
    expect(all).toHaveLength(3)
  })

  it('go as far as they have to and no further: an overhang in steps of 5 mm, a side by the millimetre', () => {
    const overhang = remediesOf(
      'pallet',
      entered,
      theMasters(),
      ({ palletType, overhang: edge, overhangMm }) =>
        palletType === undefined && edge === 'OVER' && (overhangMm ?? 0) >= 21,
    )
    expect(overhang).toEqual([
      { label: 'allow 25 mm overhang', change: { overhang: 'OVER', overhangMm: 25 } },
    ])
    const shorter = remediesOf('making', entered, theMasters(), ({ length }) => (length ?? 400) <= 333)
    expect(shorter).toEqual([{ label: 'length 333 mm', change: { length: 333 } }])
  })

  it('make all sides smaller alike where no single one helps, and none by more than to six tenths', () => {
    const fits = (most: number) => (change: Partial<RemedyFields>) =>
      ['length', 'width', 'depth'].every(side => side in change) && (change.length ?? 0) <= most
    expect(remediesOf('making', entered, theMasters(), fits(300))).toEqual([
      { label: '300 × 225 × 187 mm', change: { length: 300, width: 225, depth: 187 } },
    ])
    expect(remediesOf('making', entered, theMasters(), fits(200))).toEqual([])
  })
})

describe('a style brings what makes sense for it', () => {
  it.each([
    ['0203', {}, {}, ''],
    ['0900', {}, { printProcess: 'NOPRINT' }, '0900 has no depth and is not printed.'],
    ['0904', { printProcess: 'NOPRINT' }, {}, ''],
    [
      '0900',
      { style: '0904', length: 200, printProcess: 'NOPRINT' },
      { length: 300, width: 200 },
      '0900 has no depth and has its longer side as its length.',
    ],
  ])('%s on %j', (style, before, change, said) => {
    expect(withStyle(style, { ...entered, ...before })).toEqual({
      change: { style, topFlap: '', bottomFlap: '', ...change },
      said,
    })
  })
})
