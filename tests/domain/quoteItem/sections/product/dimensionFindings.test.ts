import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { style09Variants } from '#domain/quoteItem'
import { dimensionFindings } from '../../../../../domain/quoteItem/sections/product/dimensionFindings.ts'
import { seedFrom } from '../../../../depth.ts'
import { box, pad } from '../../builders.ts'
import { said } from '../../said.ts'

const found = (...[item]: Parameters<typeof dimensionFindings>) => said(dimensionFindings(item))

describe('length and width', () => {
  it.each([0, null, -1])('overview-length, overview-width: of %s are not greater than 0', value => {
    expect(found(box({ length: value }))).toEqual(['length: must be > 0'])
    expect(found(box({ width: value }))).toEqual(['width: must be > 0'])
  })

  it('and depth are each said', () => {
    expect(found(box({ length: 0, width: 0, depth: 0 }))).toEqual([
      ...['length: must be > 0', 'width: must be > 0', 'depth: must be > 0'],
    ])
  })

  it('may be parts of a millimetre', () => {
    expect(found(box({ length: 0.1, width: 0.1, depth: 0.1 }))).toEqual([])
  })
})

describe('the width', () => {
  it('overview-width-09: of a pad or liner must not exceed the length', () => {
    expect(found(pad({ length: 300, width: 300 }))).toEqual([])
    expect(found(pad({ length: 300, width: 301 }))).toEqual(['width: must be <= 300'])
    expect(found(pad({ styleVariant: '0901', length: 300, width: 301 }))).toEqual(['width: must be <= 300'])
  })

  it('is not compared with a length nobody has entered', () => {
    expect(found(pad({ length: null, width: 301 }))).toEqual(['length: must be > 0'])
  })

  it('of every other style and variant may be what it is', () => {
    expect(found(box({ length: 300, width: 301 }))).toEqual([])
    const others = style09Variants.filter(({ code }) => code !== '0900' && code !== '0901')
    fc.assert(
      fc.property(fc.constantFrom(...others), fc.integer({ min: 1, max: 3000 }), ({ code }, width) => {
        expect(found(pad({ styleVariant: code, depth: 20, length: 300, width }))).toEqual([])
      }),
      { seed: seedFrom(89) },
    )
  })
})
