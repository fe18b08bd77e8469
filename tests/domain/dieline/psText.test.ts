import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { psText } from '../../../domain/dieline/psText.ts'
import { seedFrom } from '../../depth.ts'
import { anyText } from '../markup/texts.ts'

describe('a PostScript string', () => {
  it.each([
    ['Box', '(Box)'],
    ['lid (outer)', '(lid \\(outer\\))'],
    ['C:\\box', '(C:\\\\box)'],
    ['Crème', '(Creme)'],
    ['', '()'],
  ])('of %j is %s', (text, written) => {
    expect(psText(text)).toBe(written)
  })

  it('ends where it should, whatever the text: without its escapes no bracket is left', () => {
    fc.assert(
      fc.property(anyText, text => {
        const inside = psText(text)
          .slice(1, -1)
          .replace(/\\[\\()]/g, '')
        expect(inside).not.toMatch(/[\\()]/)
      }),
      { seed: seedFrom(87), numRuns: 200 },
    )
  })
})
