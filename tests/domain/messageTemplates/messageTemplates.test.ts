import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appTypes,
  checkTemplate,
  parseTemplate,
  placeholdersOf,
  renderLine,
  renderText,
  textToHtml,
} from '#domain/messageTemplates'

describe('parseTemplate', () => {
  it('reads words and placeholders', () => {
    expect(parseTemplate('Dear {{ initiatorName }},')).toEqual({
      parts: [
        { kind: 'text', text: 'Dear ' },
        { kind: 'placeholder', name: 'initiatorName', at: 5 },
        { kind: 'text', text: ',' },
      ],
      problems: [],
    })
  })

  it.each([
    ['a {{b', 2, '{{ without }} after it'],
    ['a }} b', 2, '}} without {{ before it'],
    ['a {{b}} c }}', 10, '}} without {{ before it'],
    ['{{}}', 0, '{{}} is not a placeholder'],
    ['{{two words}}', 0, '{{two words}} is not a placeholder'],
  ])('%s: says what is wrong at %i', (template, at, message) => {
    expect(parseTemplate(template).problems).toEqual([{ at, message }])
  })

  it('loses no character of what has no placeholders', () => {
    const plain = fc.string().filter(text => !text.includes('{{'))
    fc.assert(
      fc.property(plain, text => {
        expect(renderText(text, {})).toBe(text)
      }),
    )
  })

  it('reads anything without failing', () => {
    const braces = fc
      .array(fc.constantFrom('{{', '}}', '{', '}', 'a', ' ', 'option.X'))
      .map(all => all.join(''))
    fc.assert(
      fc.property(braces, text => {
        for (const { at } of parseTemplate(text).problems) expect(text.slice(at, at + 2)).toMatch(/^({{|}})$/)
      }),
    )
  })
})

describe('checkTemplate', () => {
  it('knows the placeholders of each application, and its options', () => {
    for (const appType of appTypes) {
      const all = placeholdersOf(appType)
        .map(({ name }) => `{{${name}}}`)
        .join(' ')
      expect(checkTemplate(appType, all)).toEqual([])
    }
    expect(checkTemplate('quote item', '{{option.SIGNATURE}}', ['SIGNATURE'])).toEqual([])
    expect(checkTemplate('quote item', 'x {{option.SIGNATURE}}')).toEqual([
      { at: 2, message: 'quote item has no {{option.SIGNATURE}}' },
    ])
    expect(checkTemplate('sample label', '{{action}}')).toEqual([
      { at: 0, message: 'sample label has no {{action}}' },
    ])
  })
})

describe('rendering', () => {
  it('puts values in, and nothing where there is none', () => {
    expect(renderText('{{a}}-{{b}}', { a: '1' })).toBe('1-')
  })

  it('never reads a value as a template', () => {
    expect(renderText('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}')
  })

  it('keeps a subject on one line, whatever its values are', () => {
    fc.assert(
      fc.property(fc.string(), value => {
        expect(renderLine('About {{value}}', { value: `${value}\r\nBcc: x` })).not.toMatch(/[\r\n]/)
      }),
    )
  })

  it('escapes what was written and what comes from values', () => {
    expect(textToHtml('<b>&"\'')).toBe('<p>&lt;b&gt;&amp;&quot;&#39;</p>')
    expect(textToHtml('a\nb\n\nc')).toBe('<p>a<br>b</p>\n<p>c</p>')
    expect(textToHtml('see https://a.example/q?x=1&y=2.')).toBe(
      '<p>see <a href="https://a.example/q?x=1&amp;y=2">https://a.example/q?x=1&amp;y=2</a>.</p>',
    )
  })

  it('makes no markup but its own', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const left = textToHtml(text).replace(/<\/?p>|<br>|<a href="[^"<>]*">|<\/a>/g, '')
        expect(left).not.toMatch(/[<>"']/)
      }),
    )
  })
})
