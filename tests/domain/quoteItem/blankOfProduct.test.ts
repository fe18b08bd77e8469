import { describe, expect, test } from 'vitest'
import { blankOfProduct, emptySections } from '#domain/quoteItem'
import { box } from './builders.ts'

const product = box()
const measures = (change: Partial<typeof emptySections.product>, flute?: string) => {
  const result = blankOfProduct({ ...product, ...change }, flute)
  return result?.ok ? [result.blank.sheetLength, result.blank.sheetWidth] : result
}

describe('the blank of what is entered', () => {
  test('there is none before style, length and width are there', () => {
    expect(blankOfProduct(emptySections.product, 'C')).toBeNull()
    expect(measures({ length: null })).toBeNull()
    expect(measures({ width: Number.NaN })).toBeNull()
  })

  test('a regular slotted box 400 x 300 x 250 in C flute, which is also drawn before a board is chosen', () => {
    expect(measures({}, 'C')).toEqual([1441, 560])
    expect(measures({})).toEqual([1441, 560])
  })

  test('the flaps of the fields count, not those of the variant', () => {
    expect(measures({ styleTopFlap: '00' }, 'C')).toEqual([1441, 405])
  })

  test('what can not be made says why', () => {
    expect(measures({ styleVariant: '0999' })).toMatchObject({ ok: false })
  })
})
