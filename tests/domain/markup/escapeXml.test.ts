import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeXml } from '#domain/markup'
import { seedFrom } from '../../depth.ts'
import { anyText } from './texts.ts'

describe('text in XML', () => {
  it.each([
    ['Smith & Sons', 'Smith &amp; Sons'],
    ['<script>', '&lt;script&gt;'],
    ['12" x 10\'', '12&quot; x 10&#39;'],
    ['&amp;', '&amp;amp;'],
    ['Crème 📦', 'Crème 📦'],
    ['one\u0000\u0007two\u001b', 'onetwo'],
    ['line\nnext\tcell', 'line\nnext\tcell'],
  ])('%j is %j', (text, written) => {
    expect(escapeXml(text)).toBe(written)
  })

  it('can not end an element or an attribute', () => {
    fc.assert(
      fc.property(anyText, text => {
        const written = escapeXml(text)
        expect(written).not.toMatch(/[<>"']/)
        expect(written.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
      }),
      { seed: seedFrom(88), numRuns: 200 },
    )
  })
})
