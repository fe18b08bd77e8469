import { describe, expect, it } from 'vitest'
import { messages } from '#domain/messages'
import catalogue from '../../spec/messages.json'

interface Entry {
  readonly id: string
  readonly text: string | null
  readonly title?: string
  readonly exact?: boolean
  readonly dynamic?: boolean
}
const entries: readonly Entry[] = catalogue
const keyOf = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const known: Readonly<Record<string, string>> = messages

/** Texts that come whole from somewhere else, and two whose bound stands in the text (decision A12). */
const wholly = /^\{[^}]+\}$/
const bounds: Readonly<Record<string, string>> = {
  'form-min': 'must be >= {min}',
  'form-max': 'must be <= {max}',
}
const expected = (entry: Entry & { text: string }) =>
  bounds[entry.id] ?? entry.text.replace(/\.\.\.$/, '{detail}')

describe('the catalogue of messages', () => {
  const quoted = entries.filter(
    (entry): entry is Entry & { text: string } =>
      entry.text !== null && entry.exact !== false && !wholly.test(entry.text),
  )

  it('compares with a full catalogue', () => {
    expect(quoted.length).toBeGreaterThan(130)
  })

  it.each(quoted.map(entry => [entry.id, expected(entry)]))('%s is to the letter', (id, wanted) => {
    expect(known[keyOf(id)]).toBe(wanted)
  })

  const open = entries.filter(entry => entry.text === null || entry.exact === false)
  it.each(open.map(entry => [entry.id]))('%s, left open, has a text', id => {
    expect(known[keyOf(id)]).toMatch(/\S/)
  })

  const titled = entries.flatMap(entry => (entry.title ? [[entry.id, entry.title] as const] : []))
  it.each(titled)('the dialog %s is titled %s', (id, title) => {
    expect(known[`${keyOf(id)}Title`]).toBe(title)
  })
})
