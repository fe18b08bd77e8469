import { describe, expect, it } from 'vitest'
import { depthFindings } from '../../../../../domain/quoteItem/sections/product/depthFindings.ts'
import { said } from '../../said.ts'

const depth = (value: number | null, styleCarton: string, styleVariant = '', fefCoVariantCode = '') =>
  said(depthFindings({ depth: value, styleCarton, styleVariant, fefCoVariantCode }))

describe('the depth', () => {
  it.each(['02', '04', '08', ''])('overview-depth: of style "%s" is greater than 0', styleCarton => {
    expect(depth(0, styleCarton)).toEqual(['depth: must be > 0'])
    expect(depth(null, styleCarton)).toEqual(['depth: must be > 0'])
    expect(depth(-5, styleCarton)).toEqual(['depth: must be > 0'])
    expect(depth(0.5, styleCarton)).toEqual([])
  })

  it.each(['0900', '0901'])('overview-depth-09: of a pad or liner, %s, must be 0', variant => {
    expect(depth(0, '09', variant)).toEqual([])
    expect(depth(null, '09', variant)).toEqual([])
    expect(depth(5, '09', variant)).toEqual(['depth: must be equal to 0'])
    expect(depth(-5, '09', variant)).toEqual(['depth: must be equal to 0'])
  })

  it.each([
    // Sleeves and rings; cell sets and partitions.
    ...['0902', '0903', '0904', '0905', '0906', '0907', '0908', '0909', '0910'],
    ...['0930', '0931', '0932', '0933', '0934', '0935'],
  ])('overview-depth-09: of variant %s must be greater than 0', variant => {
    expect(depth(0, '09', variant)).toEqual(['depth: must be > 0'])
    expect(depth(null, '09', variant)).toEqual(['depth: must be > 0'])
    expect(depth(5, '09', variant)).toEqual([])
  })

  it.each(['0911', '0913', '0929', '0940', '0976', '', 'unheard of'])(
    'overview-depth-09: of variant "%s" may be 0',
    variant => {
      expect(depth(0, '09', variant)).toEqual([])
      expect(depth(null, '09', variant)).toEqual([])
      expect(depth(5, '09', variant)).toEqual([])
      expect(depth(-5, '09', variant)).toEqual(['depth: must be >= 0'])
    },
  )

  it('follows the FEFCO variant code while no style variant is chosen', () => {
    expect(depth(0, '09', '', '0933')).toEqual(['depth: must be > 0'])
    expect(depth(0, '09', '0900', '0933')).toEqual([])
  })

  it('of another style does not look at a variant of style 09', () => {
    expect(depth(0, '02', '0900', '0900')).toEqual(['depth: must be > 0'])
  })
})
