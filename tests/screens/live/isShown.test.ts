import { describe, expect, test } from 'vitest'
import { newWorkKind } from '../../../src/pages/worklists/newWork/newWorkKind.tsx'
import { quoteWorklistKinds } from '../../../src/pages/worklists/quote/quoteWorklistKind.tsx'
import { sampleKind } from '../../../src/pages/worklists/samples/sampleKind.tsx'
import { isShown, type ShownStanding } from '../../../src/realtime/list/isShown.ts'

/** The rows of a list, as far as events are about them. */
const rowsOf = <Row extends object>(
  kind: { readonly standingOf: (row: Row) => ShownStanding | null },
  rows: readonly object[],
): ShownStanding[] => rows.map(row => kind.standingOf(row as Row)).filter(standing => standing !== null)

const acted = (more: object) => ({ what: 'acted' as const, items: [], ...more })
const item = { id: 5, quoteId: 1, hashKey: '5.2' }

describe('a list is not read again for what it shows already', () => {
  test('a quote worklist, after an action of one’s own', () => {
    const rows = (hashKey: string) => rowsOf(quoteWorklistKinds.standard, [{ id: 5, hashKey }])
    expect(isShown(acted({ items: [item] }), rows('5.2'))).toBe(true)
    expect(isShown(acted({ items: [item] }), rows('5.1'))).toBe(false)
    expect(isShown({ what: 'saved', items: [item] }, rows('5.2'))).toBe(false)
    expect(isShown(acted({ items: [item, { ...item, id: 6 }] }), rows('5.2'))).toBe(false)
  })

  test('a new-work list, whose rows are orders, by the quote item of each', () => {
    const order = { id: 70, hashKey: '1y.1', quoteItemId: 5, itemHashKey: '5.2' }
    const other = { id: -9, hashKey: '', quoteItemId: 9, itemHashKey: '9.1' }
    const ofNone = { id: 71, hashKey: '1z.1', quoteItemId: null, itemHashKey: '' }
    expect(isShown(acted({ items: [item] }), rowsOf(newWorkKind, [other, order, ofNone]))).toBe(true)
    const second = { ...order, id: 72, itemHashKey: '5.1' }
    expect(isShown(acted({ items: [item] }), rowsOf(newWorkKind, [order, second]))).toBe(false)
  })

  test('a sample list, by the request', () => {
    const rows = rowsOf(sampleKind, [{ id: 5, hashKey: '5.2', quoteItemId: 12 }])
    expect(isShown(acted({ samples: [{ id: 5, hashKey: '5.2' }] }), rows)).toBe(true)
    expect(isShown(acted({ samples: [{ id: 5, hashKey: '5.3' }] }), rows)).toBe(false)
  })
})

test('an item and an order or request of the same number are not taken for each other', () => {
  const order = { id: 5, hashKey: '5.2', quoteItemId: 8, itemHashKey: '8.1' }
  expect(isShown(acted({ items: [item] }), rowsOf(newWorkKind, [order]))).toBe(false)
  expect(isShown(acted({ items: [item] }), rowsOf(sampleKind, [order]))).toBe(false)
})
