import { describe, expect, it } from 'vitest'
import { vslFindings } from '../../../../../domain/quoteItem/sections/product/vslFindings.ts'
import { said } from '../../said.ts'

const found = (vslCode: string, vslProductStyle: string | null | undefined) =>
  said(vslFindings({ vslCode }, { facts: { vslProductStyle } }))

describe('the VSL code', () => {
  it.each(['', '  '])('overview-vsl-required: "%s" is required', code => {
    for (const style of ['RSC', null, undefined])
      expect(found(code, style)).toEqual(['vslCode: VSL Code is required'])
  })

  it('overview-vsl-valid: is valid when its lookup returns a product style', () => {
    expect(found('0201', 'RSC')).toEqual([])
  })

  it.each([null, '', ' '])('overview-vsl-valid: is not valid when the lookup returns %j', style => {
    expect(found('0201', style)).toEqual(['vslCode: not valid'])
  })

  it('is left alone until it is looked up', () => {
    expect(found('0201', undefined)).toEqual([])
  })
})
