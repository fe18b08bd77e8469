import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderLetter, renderLine, renderText, textToHtml } from '#domain/messageTemplates'
import { seedFrom } from '../../depth.ts'
import { anyTypedText, unescaped } from './builders.ts'

describe('renderText', () => {
  it('puts values in, and nothing where there is none', () => {
    expect(renderText('{{a}}-{{b}}', { a: '1' })).toBe('1-')
    expect(renderText('{{ a }}{{a}}', { a: '1' })).toBe('11')
  })

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'puts nothing in for {{%s}}, which no message has a value of',
    name => {
      expect(renderText(`<{{${name}}}>`, { a: '1' })).toBe('<>')
    },
  )

  it('never reads a value as a template', () => {
    expect(renderText('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}')
    expect(renderText('{{a}}', { a: '$& $1' })).toBe('$& $1')
  })

  it('leaves what is no placeholder as it was typed', () => {
    expect(renderText('a {{b', { b: '1' })).toBe('a {{b')
    const plain = fc.string().filter(text => !text.includes('{{'))
    fc.assert(
      fc.property(plain, text => {
        expect(renderText(text, {})).toBe(text)
      }),
      { seed: seedFrom(73) },
    )
  })
})

describe('renderLetter', () => {
  const accepted = 'Hello,\n\n{{who}} accepted:\n{{items}}\n\n{{words}}\n\n{{link}}'
  const values = { who: 'Harriet', items: 'A: 1\nB: 2', link: 'http://x' }

  it('leaves out a line without a value, with the empty line after it', () => {
    expect(renderLetter(accepted, values)).toBe('Hello,\n\nHarriet accepted:\nA: 1\nB: 2\n\nhttp://x')
    expect(renderLetter(accepted, { ...values, words: 'Soon.' })).toContain('B: 2\n\nSoon.\n\nhttp://x')
  })

  it('leaves out brackets around nothing', () => {
    const template = 'Quote {{n}} ({{about}}) for you, ({{what}} for {{whom}}).'
    expect(renderLetter(template, { n: '1', whom: 'them' })).toBe('Quote 1 for you, (for them).')
    expect(renderLetter(template, { n: '1', about: 'Ale', what: 'Box', whom: 'them' })).toBe(
      'Quote 1 (Ale) for you, (Box for them).',
    )
  })

  it('leaves as it is what was typed and what a value says', () => {
    expect(renderLetter('f() {{a}}', { a: '()\n\n\nb' })).toBe('f() ()\n\n\nb')
  })
})

describe('renderLine', () => {
  it('makes a subject of a template of several lines', () => {
    expect(renderLine('  Item {{a}}\n is  ready ', { a: '100023-1' })).toBe('Item 100023-1 is ready')
  })

  it('keeps a subject on one line, whatever its values are', () => {
    fc.assert(
      fc.property(fc.string(), value => {
        expect(renderLine('About {{value}}', { value: `${value}\r\nBcc: x` })).not.toMatch(/[\r\n]/)
      }),
      { seed: seedFrom(74) },
    )
  })
})

describe('textToHtml', () => {
  it.each([
    ['escapes what was written', '<b>&"\'', '<p>&lt;b&gt;&amp;&quot;&#39;</p>'],
    ['runs no script', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['keeps lines and paragraphs', 'a\nb\n\nc', '<p>a<br>b</p>\n<p>c</p>'],
    ['knows the line ends of Windows', 'a\r\nb\r\n\r\n\r\nc\r', '<p>a<br>b</p>\n<p>c</p>'],
    ['makes nothing of nothing', '', ''],
    ['makes nothing of blanks', ' \n\n \n', ''],
    [
      'links an address, without the point after it',
      'see https://a.example/q?x=1&y=2.',
      '<p>see <a href="https://a.example/q?x=1&amp;y=2">https://a.example/q?x=1&amp;y=2</a>.</p>',
    ],
    [
      'links an address in brackets',
      '(http://a.example)',
      '<p>(<a href="http://a.example">http://a.example</a>)</p>',
    ],
    [
      'lets no address out of its attribute',
      'https://a.example/"onclick="x',
      '<p><a href="https://a.example/">https://a.example/</a>&quot;onclick=&quot;x</p>',
    ],
    [
      'links nothing else',
      'javascript:alert(1) ftp://a http://',
      '<p>javascript:alert(1) ftp://a http://</p>',
    ],
  ])('%s', (_, text, html) => {
    expect(textToHtml(text)).toBe(html)
  })

  it('escapes what comes from values as what was written', () => {
    const body = renderText('Dear {{name}}', { name: '<img src=x onerror=alert(1)>' })
    expect(textToHtml(body)).toBe('<p>Dear &lt;img src=x onerror=alert(1)&gt;</p>')
  })

  it('makes no markup but its own, and shows every word', () => {
    const ownMarkup = /<\/?p>|<br>|<a href="https?:\/\/[^"<>]*">|<\/a>/g
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyTypedText), text => {
        const html = textToHtml(text)
        const left = html.replaceAll('<br>', ' ').replace(ownMarkup, '')
        expect(left).not.toMatch(/[<>"']/)
        const words = (of: string) => of.split(/\s+/).join('')
        expect(words(unescaped(left))).toBe(words(text))
      }),
      { seed: seedFrom(75), numRuns: 300 },
    )
  })
})
