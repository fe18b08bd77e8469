import { describe, expect, it } from 'vitest'
import { madeOfRows } from '../../server/database/madeOfRows.ts'
import { onceFor } from '../../server/database/onceFor.ts'

describe('what is made once for the same', () => {
  const counted = () => {
    const made: string[] = []
    const name = onceFor((thing: { readonly name: string }, suffix: string, more: object) => {
      made.push(`${thing.name}${suffix}`)
      return { name: `${thing.name}${suffix}`, more }
    })
    return { made, name }
  }

  it('is the very same for the very same inputs, and made anew for another', () => {
    const { made, name } = counted()
    const [thing, more] = [{ name: 'a' }, {}]
    const first = name(thing, '1', more)
    expect(name(thing, '1', more)).toBe(first)
    expect(name(thing, '2', more)).toEqual({ name: 'a2', more })
    expect(name(thing, '1', {})).not.toBe(first)
    expect(name({ name: 'a' }, '1', more)).not.toBe(first)
    expect(made).toEqual(['a1', 'a2', 'a1', 'a1'])
  })

  it('is remembered for the last four askers', () => {
    const { made, name } = counted()
    const [thing, more] = [{ name: 'a' }, {}]
    for (const suffix of ['1', '2', '3', '4', '1', '2', '3', '4']) name(thing, suffix, more)
    expect(made).toHaveLength(4)
    for (const suffix of ['5', '2', '3', '4', '1']) name(thing, suffix, more)
    expect(made.slice(4)).toEqual(['a5', 'a1'])
  })
})

describe('what is made of rows', () => {
  interface Row {
    readonly id: number
    readonly text: string
    readonly at: Date
    readonly holder: string | null
  }
  const row = (changes: Partial<Row> = {}): Row => ({
    ...{ id: 1, text: '{"a":1}', at: new Date('2026-03-01T00:00:00Z'), holder: null },
    ...changes,
  })
  const parsing = (atMost = 100) =>
    madeOfRows(({ text }: Row) => JSON.parse(text) as object, {
      ...{ atMost, keyOf: ({ id }: Row) => id, sizeOf: ({ text }: Row) => text.length },
    })

  it('is the very same as long as the row holds the same', () => {
    const make = parsing()
    const first = make(row())
    expect(make(row())).toBe(first)
    for (const change of [{ text: '{"a":2}' }, { at: new Date('2026-03-02T00:00:00Z') }, { holder: 'sue' }]) {
      const other = make(row(change))
      expect(other).not.toBe(first)
      expect(other).toEqual(JSON.parse(row(change).text))
    }
  })

  it('is told what was made of the row before, whose parts may be used again', () => {
    const make = madeOfRows(
      ({ text }: Row, before: { readonly texts: readonly string[] } | undefined) => ({
        texts: [...(before?.texts ?? []), text],
      }),
      { atMost: 100, keyOf: ({ id }: Row) => id, sizeOf: ({ text }: Row) => text.length },
    )
    make(row())
    expect(make(row({ text: '{"a":2}' })).texts).toEqual(['{"a":1}', '{"a":2}'])
    expect(make(row({ id: 2 })).texts).toEqual(['{"a":1}'])
  })

  it('is forgotten where it was longest not read, past the size that is remembered', () => {
    const make = parsing(20)
    const [first, second] = [make(row({ id: 1 })), make(row({ id: 2 }))]
    expect(make(row({ id: 1 }))).toBe(first)
    make(row({ id: 3 }))
    expect(make(row({ id: 2 }))).not.toBe(second)
  })
})
