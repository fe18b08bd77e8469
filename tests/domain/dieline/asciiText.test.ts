import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiText } from '../../../domain/dieline/asciiText.ts'
import { seedFrom } from '../../depth.ts'
import { anyText } from '../markup/texts.ts'

describe('text in ASCII', () => {
  it.each([
    ['0201 C 400 x 300 x 250', '0201 C 400 x 300 x 250'],
    ['Māori Crème Brûlée', 'Maori Creme Brulee'],
    ['Größe', 'Gro?e'],
    ['漢字 box', '?? box'],
    ['📦', '?'],
    ['a\tb\r\n', 'a?b??'],
    ['', ''],
  ])('%j is %j', (text, ascii) => {
    expect(asciiText(text)).toBe(ascii)
  })

  it('never has anything else, and leaves ASCII as it is', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(asciiText(text)).toMatch(/^[ -~]*$/)
        expect(asciiText(asciiText(text))).toBe(asciiText(text))
      }),
      { seed: seedFrom(86), numRuns: 200 },
    )
  })
})
