import { describe, expect, it } from 'vitest'
import type { SectionOf } from '#domain/quoteItem'
import { lithoColours } from '../../../../../domain/quoteItem/sections/printing/lithoColours.ts'
import { sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

const found = (printing: Partial<SectionOf<'printing'>>, printProcess = 'LITHO') => {
  const sections = sectionsOf({ product: { printProcess }, printing })
  return said(lithoColours(sections.printing, under(sections)))
}

// Rule print-litho-colours: litho checks front and back colours.
describe('print-litho-colours', () => {
  it('a side has at most seven colours together, said where most of them are', () => {
    expect(
      found({ processColourCountFront: 4, pmsColourCountFront: 2, metallicColourCountFront: 1 }),
    ).toEqual([])
    expect(
      found({ processColourCountFront: 2, pmsColourCountFront: 5, metallicColourCountFront: 1 }),
    ).toEqual(['pmsColourCountFront: Total must not be more than 7'])
  })

  it('each side counts by itself, the back only when it is printed', () => {
    const both = { processColourCountFront: 4, processColourCountBack: 8 }
    expect(found({ ...both, isDoubleSided: true })).toEqual([
      'processColourCountBack: Total must not be more than 7',
    ])
    expect(found(both)).toEqual([])
  })

  it('a side that is printed has a colour', () => {
    expect(found({})).toEqual(['processColourCountFront: Number of Colours is required'])
    expect(found({ metallicColourCountFront: 1, isDoubleSided: true })).toEqual([
      'processColourCountBack: A colour of the back is required',
    ])
  })

  it('outside litho counts as litho does, everything else not', () => {
    expect(found({}, 'OS_LITHO')).toHaveLength(1)
    for (const process of ['FLEXO', 'HQ_FLEXO', 'PREPRINT', 'NOPRINT', ''])
      expect(found({}, process)).toEqual([])
  })
})
