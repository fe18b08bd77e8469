import { describe, expect, it } from 'vitest'
import { previousArt } from '../../../../../domain/quoteItem/sections/printing/previousArt.ts'
import { sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

const found = (
  isProcessNew: boolean,
  itemCategory = 'COPY_REDESIGN',
  printProcess = 'LITHO',
  previousArtId = '',
) => {
  const sections = sectionsOf({
    product: { itemCategory, printProcess },
    printing: { isProcessNew, previousArtId },
  })
  return said(previousArt(sections.printing, under(sections)))
}
const required = ['previousArtId: Previous Art Id is required']

// Rule print-previous-art: required when the print process id is 6 and it was newly changed.
describe('print-previous-art', () => {
  it('a copy or a modification that has become litho names the art before', () => {
    expect(found(true)).toEqual(required)
    expect(found(true, 'MODIFY_ART_CHANGE')).toEqual(required)
    expect(found(true, 'COPY_REDESIGN', 'LITHO', 'ART-7')).toEqual([])
  })

  it('what was litho all along, is new, or is printed otherwise has none to name', () => {
    expect(found(false)).toEqual([])
    expect(found(true, 'NEW_MANUAL_DESIGN')).toEqual([])
    expect(found(true, 'COPY_REDESIGN', 'OS_LITHO')).toEqual([])
  })
})
