import { describe, expect, it } from 'vitest'
import { type BundleInput, overhangs } from '#domain/palletisation'
import { usableDeck } from '../../../../domain/palletisation/load/usableDeck.ts'
import { bundles } from '../builders.ts'

const [none, over, under] = overhangs
const deck = (input: Partial<BundleInput> = {}) => usableDeck(bundles(input))
const asked = { overhangFrontBack: 52, overhangSideToSide: 20 }

describe('the deck a layer may take', () => {
  it('is the pallet’s, flush, whatever measures stand beside it', () => {
    for (const input of [{}, asked, { ...asked, ...(none === undefined ? {} : { overhang: none }) }])
      expect(deck(input)).toMatchObject({ deckLength: 1165, deckWidth: 1165, overhangFrontBack: 0 })
  })

  it('is wider by the overhang at each of two edges', () => {
    expect(deck({ ...asked, overhang: over })).toMatchObject({
      deckLength: 1165 + 104,
      deckWidth: 1165 + 40,
      overhangFrontBack: 52,
      overhangSideToSide: 20,
    })
  })

  it('is narrower by the edge kept free', () => {
    expect(deck({ ...asked, overhang: under })).toMatchObject({
      deckLength: 1165 - 104,
      deckWidth: 1165 - 40,
      overhangFrontBack: -52,
      overhangSideToSide: -20,
    })
  })

  it('takes no more than the customer accepts, and says what was asked', () => {
    const capped = deck({ ...asked, overhang: over, maxOverhangFrontMm: 30, maxOverhangSideMm: 60 })
    expect(capped).toMatchObject({ deckLength: 1225, deckWidth: 1205 })
    expect(capped.trace).toContainEqual({
      label: 'Overhang front and back',
      value: 30,
      unit: 'mm',
      why: '52 mm asked, the customer accepts 30 mm',
    })
  })

  it('of a customer who accepts none is the pallet’s', () => {
    expect(deck({ ...asked, overhang: over, maxOverhangFrontMm: 0, maxOverhangSideMm: -5 })).toMatchObject({
      deckLength: 1165,
      deckWidth: 1165,
    })
  })

  it('does not care what a customer accepts where the edge is kept free', () => {
    expect(deck({ ...asked, overhang: under, maxOverhangFrontMm: 0 }).deckLength).toBe(1061)
  })

  it('is told with its measures and where it comes from', () => {
    expect(deck({ ...asked, overhang: under }).trace.at(-1)).toEqual({
      label: 'Usable deck',
      value: '1061 × 1125',
      unit: 'mm',
      why: 'Australian standard (CHEP/Loscam) 1165x1165, edges kept free',
    })
  })
})
