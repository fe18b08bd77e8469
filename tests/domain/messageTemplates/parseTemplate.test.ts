import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTemplate } from '#domain/messageTemplates'
import { seedFrom } from '../../depth.ts'
import { anyTypedText } from './builders.ts'

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

  it('reads placeholders next to each other, at both ends, and with a point in their name', () => {
    expect(parseTemplate('{{a}}{{option.X_1}}').parts).toEqual([
      { kind: 'placeholder', name: 'a', at: 0 },
      { kind: 'placeholder', name: 'option.X_1', at: 5 },
    ])
  })

  it('reads nothing in an empty template', () => {
    expect(parseTemplate('')).toEqual({ parts: [], problems: [] })
  })

  it.each([
    ['{{b', 0, '{{ without }} after it'],
    ['}} b', 0, '}} without {{ before it'],
    ['a {{b', 2, '{{ without }} after it'],
    ['a }} b', 2, '}} without {{ before it'],
    ['a {{b}} c }}', 10, '}} without {{ before it'],
    ['{{}}', 0, '{{}} is not a placeholder'],
    ['{{two words}}', 0, '{{two words}} is not a placeholder'],
    ['{{1st}}', 0, '{{1st}} is not a placeholder'],
    ['{{a{{b}}', 0, '{{a{{b}} is not a placeholder'],
  ])('%s: says what is wrong at %i', (template, at, message) => {
    expect(parseTemplate(template).problems).toEqual([{ at, message }])
  })

  it('loses no character of anything, and points at braces', () => {
    fc.assert(
      fc.property(anyTypedText, template => {
        const { parts, problems } = parseTemplate(template)
        const together = parts.map(part => {
          if (part.kind === 'text') return part.text
          const end = template.indexOf('}}', part.at) + 2
          const written = template.slice(part.at, end)
          expect(written.replace(/\s/g, '')).toBe(`{{${part.name}}}`)
          return written
        })
        expect(together.join('')).toBe(template)
        for (const { at } of problems) expect(['{{', '}}']).toContain(template.slice(at, at + 2))
      }),
      { seed: seedFrom(72), numRuns: 300 },
    )
  })
})
