import { describe, expect, it } from 'vitest'
import type { SourceInk } from '#domain/quoteItem'
import { inkSource } from '../../../../../domain/quoteItem/sections/printing/inkSource.ts'
import { inkRow, sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

const ink = (code: string): SourceInk => ({ code, name: code, colour: '#112233', process: 'FLEXO' })

const found = (inks: readonly SourceInk[] | undefined, printProcess = 'FLEXO') => {
  const sections = sectionsOf({
    product: { printProcess },
    printing: {
      inkCoverages: [inkRow('a', 'G-RED'), inkRow('b')],
      inkCoveragesBack: [inkRow('c', 'G-BLUE')],
    },
  })
  return said(inkSource(sections.printing, under(sections, { facts: { inks } })))
}

// Rule print-ink-source: an ink must exist in the customer ink source for its process.
describe('print-ink-source', () => {
  it('an ink of either side is one of the source', () => {
    expect(found([ink('G-RED'), ink('G-BLUE')])).toEqual([])
    expect(found([ink('G-RED')])).toEqual([
      'inkCoveragesBack[c].inkCode: G-BLUE is not among the plant’s inks for Flexo',
    ])
    expect(found([])).toHaveLength(2)
  })

  it('nothing is said while the source is not known: not known is not no', () => {
    expect(found(undefined)).toEqual([])
  })

  it('litho, and what is not printed, have no source', () => {
    for (const process of ['LITHO', 'OS_LITHO', 'NOPRINT', '']) expect(found([], process)).toEqual([])
  })
})
