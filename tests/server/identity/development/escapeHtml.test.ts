import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml } from '../../../../server/identity/development/pages/escapeHtml.ts'

it('text stays text in HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
  )
})

it('no markup character survives, whatever the text', () => {
  fc.assert(
    fc.property(fc.string(), text => !/[<>"']/.test(escapeHtml(text))),
    { seed: 7 },
  )
})
