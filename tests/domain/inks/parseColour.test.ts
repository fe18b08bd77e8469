import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseColour } from '#domain/inks'
import { seedFrom } from '../../depth.ts'

describe('a colour', () => {
  it.each([
    ['#E2001A', '#E2001A'],
    ['#e2001a', '#E2001A'],
    ['e2001a', '#E2001A'],
    ['  #e2001a ', '#E2001A'],
    ['000000', '#000000'],
    ['FFFFFF', '#FFFFFF'],
  ])('typed as %s is kept as %s', (typed, kept) => {
    expect(parseColour(typed)).toBe(kept)
  })

  it.each([
    ...['', '#', '#FFF', '#FFFFF', '#FFFFFFF', '#FFFFFF00', '##FFFFFF', 'FFFFFF#'],
    ...['#GGGGGG', '# FFFFFF', '#FF FF FF', 'red', 'rgb(1,2,3)', '0xE2001A', '#FFFFFF\n#000000'],
  ])('%j is none', typed => {
    expect(parseColour(typed)).toBeNull()
  })

  it('of any red, green and blue is read as it is, and again as it is kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.boolean(), (colour, hash) => {
        const digits = colour.toString(16).padStart(6, '0')
        const kept = parseColour(hash ? `#${digits}` : digits)
        expect(Number.parseInt(kept?.slice(1) ?? '', 16)).toBe(colour)
        expect(parseColour(kept ?? '')).toBe(kept)
      }),
      { seed: seedFrom(52) },
    )
  })
})
