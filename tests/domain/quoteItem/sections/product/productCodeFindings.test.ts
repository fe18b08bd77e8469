import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Facts, itemCategories } from '#domain/quoteItem'
import { productCodeFindings } from '../../../../../domain/quoteItem/sections/product/productCodeFindings.ts'
import { seedFrom } from '../../../../depth.ts'
import { said } from '../../said.ts'

const found = (
  code: string,
  productCodeTaken: Facts['productCodeTaken'] = false,
  itemCategory = 'NEW_MANUAL_DESIGN',
) => said(productCodeFindings({ code, itemCategory }, { facts: { productCodeTaken } }))

const brackets = "code: Product Code has an invalid '[]' character"
const exists = 'code: Product Code already exists'
const failed = 'code: Error checking Product Code. Please try again'

describe('the product code', () => {
  it.each(['[A', 'A]', ']A', 'A[', '[A]', '[', ']', ' [A', 'A] '])(
    'overview-code-brackets: %s starts or ends with a bracket',
    code => {
      expect(found(code)).toEqual([brackets])
    },
  )

  it.each(['A[1]B', 'A', '(A)', 'A [ ] B'])('%s is fine', code => {
    expect(found(code)).toEqual([])
  })

  it('overview-code-exists, overview-code-check-failed: is new to the customer', () => {
    expect(found('A', true)).toEqual([exists])
    expect(found('A', 'failed')).toEqual([failed])
    expect(found('A', undefined)).toEqual([])
    expect(found('[A', true)).toEqual([brackets, exists])
  })

  it.each(['', '  '])('"%s" that nobody has entered is neither', code => {
    expect(found(code, true)).toEqual([])
    expect(found(code, 'failed')).toEqual([])
  })

  it.each(itemCategories.map(category => [category.label, category.code]))(
    'overview-code-check-skipped: of %s is checked unless it modifies, its brackets always',
    (label, category) => {
      const isModified = label.startsWith('Modify')
      expect(found('A', true, category)).toEqual(isModified ? [] : [exists])
      expect(found('A', 'failed', category)).toEqual(isModified ? [] : [failed])
      expect(found('[A', false, category)).toEqual([brackets])
    },
  )

  it('may have brackets anywhere inside', () => {
    const inside = fc.string({ unit: fc.constantFrom('[', ']', 'A', '-') })
    fc.assert(
      fc.property(inside, text => {
        expect(found(`A${text}1`)).toEqual([])
        expect(found(`[${text}1`)).toEqual([brackets])
        expect(found(`A${text}]`)).toEqual([brackets])
      }),
      { seed: seedFrom(91) },
    )
  })
})
