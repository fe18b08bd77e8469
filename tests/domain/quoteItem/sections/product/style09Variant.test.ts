import { describe, expect, it } from 'vitest'
import { style09Variants } from '#domain/quoteItem'
import { style09Variant } from '../../../../../domain/quoteItem/sections/product/style09Variant.ts'

const of = (styleCarton: string, styleVariant: string, fefCoVariantCode = '') =>
  style09Variant({ styleCarton, styleVariant, fefCoVariantCode })

describe('the rules of a style 09 variant', () => {
  it.each([
    ['0900', 'mustBeZero', true],
    ['0901', 'mustBeZero', true],
    ['0904', 'positive', false],
    ['0910', 'positive', false],
    ['0913', 'mayBeZero', false],
    ['0935', 'positive', false],
  ] as const)('%s: depth %s, width within length %s', (code, depth, widthWithinLength) => {
    expect(of('09', code)).toMatchObject({ code, depth, widthWithinLength })
  })

  it('are those of the FEFCO variant code while no style variant is chosen', () => {
    expect(of('09', '', '0900')?.depth).toBe('mustBeZero')
    expect(of('09', '0933', '0900')?.depth).toBe('positive')
  })

  it.each(['0976', '', '900'])('of "%s", which has no row of its own, let the depth be 0', code => {
    expect(of('09', code)).toMatchObject({ depth: 'mayBeZero', widthWithinLength: false })
  })

  it.each(['', '02', '04', '08', '9'])('are no matter of style "%s"', styleCarton => {
    expect(of(styleCarton, '0900', '0900')).toBeUndefined()
  })

  it('are there once for every variant', () => {
    expect(new Set(style09Variants.map(variant => variant.code)).size).toBe(style09Variants.length)
    for (const { code } of style09Variants) expect(of('09', code)?.code).toBe(code)
  })
})
