import fc from 'fast-check'
import type { LayerInput } from '#domain/palletisation'

export const layerInput = (
  deckLength: number,
  deckWidth: number,
  boxLength: number,
  boxWidth: number,
): LayerInput => ({ deckLength, deckWidth, boxLength, boxWidth })

const decks = [
  [1165, 1165],
  [1100, 1100],
  [1200, 1000],
  [1200, 800],
  [1219, 1016],
] as const

/** Boxes and bundles of 100 to 500 mm on the usual pallets. */
export const realisticLayer = fc
  .tuple(fc.constantFrom(...decks), fc.integer({ min: 100, max: 500 }), fc.integer({ min: 100, max: 500 }))
  .map(([[deckLength, deckWidth], boxLength, boxWidth]) =>
    layerInput(deckLength, deckWidth, boxLength, boxWidth),
  )

/** Decks small enough to try everything. */
export const smallLayer = fc
  .tuple(
    fc.integer({ min: 4, max: 12 }),
    fc.integer({ min: 4, max: 12 }),
    fc.integer({ min: 2, max: 6 }),
    fc.integer({ min: 1, max: 5 }),
  )
  .map(measures => layerInput(...measures))
  .filter(({ deckLength, deckWidth, boxLength, boxWidth }) => {
    const boxes = (deckLength * deckWidth) / (boxLength * boxWidth)
    return boxes <= 12 && deckLength * deckWidth <= 110
  })
