import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '#domain/messageTemplates'
import { unescaped } from './builders.ts'

describe('escapeHtml', () => {
  it.each([
    ['<b>', '&lt;b&gt;'],
    ['Pens & Paper', 'Pens &amp; Paper'],
    ['"1\'', '&quot;1&#39;'],
    ['&amp;', '&amp;amp;'],
    ['', ''],
    ['Größe 3 µm 📦', 'Größe 3 µm 📦'],
  ])('%s is %s', (text, html) => {
    expect(escapeHtml(text)).toBe(html)
  })

  it('leaves no character that starts markup or ends an attribute, and loses none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", ';', 'a', 'lt') }), text => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/)
        expect(unescaped(escapeHtml(text))).toBe(text)
      }),
      { seed: 71 },
    )
  })
})
