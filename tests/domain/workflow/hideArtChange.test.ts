import { describe, expect, it } from 'vitest'
import { hideArtChange } from '#domain/workflow'

const art = { fefCoVariantCode: '0201', designProjectNo: 'P100', artworkFileName: 'art.pdf' }

describe('the art-change option', () => {
  it('is shown when variant, project and artwork are there', () => {
    expect(hideArtChange(art)).toBe(false)
    expect(hideArtChange({ ...art, designProjectNo: 'x', artworkFileName: 'x' })).toBe(false)
  })

  it.each(['', ' ', '02xx', '02XX', 'x', '02x1', 'X201'])(
    'workflow-art-change-option: is hidden with the variant code "%s"',
    fefCoVariantCode => {
      expect(hideArtChange({ ...art, fefCoVariantCode })).toBe(true)
    },
  )

  it.each(['', '  '])(
    'workflow-art-change-option: is hidden with a project number or an artwork file name of "%s"',
    none => {
      expect(hideArtChange({ ...art, designProjectNo: none })).toBe(true)
      expect(hideArtChange({ ...art, artworkFileName: none })).toBe(true)
    },
  )
})
