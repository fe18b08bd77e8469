import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSetting } from '#domain/settings'

const merged = (from: unknown, mine: unknown, stored: unknown): unknown =>
  JSON.parse(
    mergeSetting({
      from: JSON.stringify(from),
      mine: JSON.stringify(mine),
      stored: JSON.stringify(stored),
    }),
  )

const layout = fc.record(
  {
    hidden: fc.array(fc.string()),
    widths: fc.dictionary(fc.string({ minLength: 1 }), fc.nat()),
    pinned: fc.nat(),
  },
  { requiredKeys: [], noNullPrototype: true },
)

describe('a setting that two windows changed', () => {
  it('keeps the part that each changed', () => {
    const from = { hidden: [], widths: {}, pinned: ['id'] }
    const mine = { ...from, hidden: ['plant'] }
    const theirs = { ...from, widths: { customer: 200 } }
    expect(merged(from, mine, theirs)).toEqual({
      hidden: ['plant'],
      widths: { customer: 200 },
      pinned: ['id'],
    })
  })

  it('says of a part that both changed what was saved last', () => {
    expect(merged({ page: 1 }, { page: 2 }, { page: 3 })).toEqual({ page: 2 })
  })

  it('loses a part that was taken out, and keeps one that was added meanwhile', () => {
    expect(merged({ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1, c: 1 })).toEqual({ b: 1, c: 1 })
  })

  it('is taken whole when it has no parts', () => {
    expect(merged(['id'], ['id', 'plant'], ['step'])).toEqual(['id', 'plant'])
    expect(merged('dark', 'light', 'system')).toBe('light')
    expect(merged({ a: 1 }, { a: 2 }, null)).toEqual({ a: 2 })
  })

  it('is what one of them made of it where the other changed nothing', () => {
    fc.assert(
      fc.property(layout, layout, (from, changed) => {
        expect(merged(from, changed, from)).toEqual(changed)
        expect(merged(from, from, changed)).toEqual(changed)
      }),
    )
  })
})
