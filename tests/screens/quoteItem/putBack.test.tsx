import { describe, expect, test } from 'vitest'
import { emptySections, sectionKeys } from '#domain/quoteItem'
import type { KeptItemDraft } from '../../../src/components/forms/itemDraftStorage.ts'
import type { Base } from '../../../src/pages/quoteItem/draft/base.ts'
import { putBack } from '../../../src/pages/quoteItem/draft/kept/putBack.ts'

const { product } = emptySections
const untouched = Object.fromEntries(
  sectionKeys.map(key => [key, { version: 1, values: emptySections[key] }]),
) as unknown as Base
const stored = (change: Partial<typeof product>, version: number): Base => ({
  ...untouched,
  product: { version, values: { ...product, ...change } },
})
const kept = (
  typed: Readonly<Record<string, unknown>>,
  unreadable: Readonly<Record<string, string>> = {},
): KeptItemDraft => ({
  itemId: 7,
  reference: '100001-1',
  name: 'Lager carton',
  at: '2026-01-05T09:00:00.000Z',
  sections: { product: { version: 3, from: { ...product, length: 400 }, typed: { ...product, ...typed } } },
  unreadable,
})

describe('a draft that was kept is put back', () => {
  test('as it was, when nobody saved since', () => {
    const [back] = putBack(kept({ length: 410 }), stored({ length: 400 }, 3))
    expect(back).toMatchObject({ section: 'product', values: { length: 410 }, base: { version: 3 } })
    expect(back?.changedSince).toEqual([])
  })

  test('on top of what others saved in other fields, and says which', () => {
    const [back] = putBack(kept({ length: 410 }), stored({ length: 400, width: 290 }, 4))
    expect(back).toMatchObject({ values: { length: 410, width: 290 }, base: { version: 4 } })
    expect(back?.changedSince).toEqual([{ path: 'width', old: null, new: 290 }])
  })

  test('from its old version where others changed the same field: its save asks', () => {
    const [back] = putBack(kept({ length: 410 }), stored({ length: 420 }, 4))
    expect(back).toMatchObject({ values: { length: 410 }, base: { version: 3, values: { length: 400 } } })
  })

  test('with the text of a number that is none; a value that no longer fits its field is left out', () => {
    const [back] = putBack(
      kept({ length: null, width: 'wide' }, { 'product.length': 'four' }),
      stored({ length: 400, width: 290 }, 3),
    )
    expect(back?.values).toMatchObject({ length: Number.NaN, width: 290 })
  })
})
