import { describe, expect, it } from 'vitest'
import type { SectionOf } from '#domain/quoteItem'
import { inksRequired } from '../../../../../domain/quoteItem/sections/printing/inksRequired.ts'
import { inkRow, sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

const found = (printing: Partial<SectionOf<'printing'>>, printProcess = 'FLEXO') => {
  const sections = sectionsOf({ product: { printProcess }, printing })
  return said(inksRequired(sections.printing, under(sections)))
}
const red = inkRow('a', 'G-RED')

// Rule print-inks-required: inks are required for each colour.
describe('print-inks-required', () => {
  it('a number of colours is required, and an ink for each', () => {
    expect(found({})).toEqual(['numberOfColors: Number of Colours is required'])
    expect(found({ numberOfColors: 2, inkCoverages: [red, inkRow('b')] })).toEqual([
      'inkCoverages[b].inkCode: Ink is required',
    ])
    expect(found({ numberOfColors: 2, inkCoverages: [red] })).toEqual([
      'inkCoverages: must have an ink for each of 2 colours',
    ])
    expect(found({ numberOfColors: 1, inkCoverages: [red] })).toEqual([])
  })

  it('the back has inks when both sides are printed', () => {
    const front = { numberOfColors: 1, inkCoverages: [red], isDoubleSided: true }
    expect(found(front)).toEqual(['inkCoveragesBack: Inks Back is required'])
    expect(found({ ...front, inkCoveragesBack: [inkRow('c')] })).toEqual([
      'inkCoveragesBack[c].inkCode: Ink is required',
    ])
    expect(found({ ...front, inkCoveragesBack: [inkRow('c', 'G-BLUE')] })).toEqual([])
  })

  it.each(['FLEXO', 'HQ_FLEXO', 'PREPRINT'])('of %s', process => {
    expect(found({}, process)).toHaveLength(1)
  })

  it.each(['NOPRINT', 'LITHO', 'OS_LITHO', 'NONE', ''])('asks nothing of "%s"', process => {
    expect(found({}, process)).toEqual([])
  })
})
