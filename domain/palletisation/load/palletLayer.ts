import { defaultStackingFactors } from '#domain/board'
import type { TraceEntry } from '#domain/trace'
import type { Layer, LayerBox } from '../layer/layer.ts'
import { packLayer } from '../layer/packLayer.ts'
import { columnPattern } from '../masterData/palletPatterns.ts'
import { alternateLayer } from './alternateLayer.ts'
import { centreLayer } from './centreLayer.ts'
import type { PalletUnit } from './loadFault.ts'
import type { PalletInput } from './palletLoad.ts'
import { type UsableDeck, usableDeck } from './usableDeck.ts'

/** A layer in the middle of its pallet, the layer that goes on it, and how the two stand on each other. */
export interface PalletLayer {
  readonly deck: UsableDeck
  readonly layer: Layer
  /** In mm from the pallet's corner. */
  readonly boxes: readonly LayerBox[]
  readonly alternateBoxes: readonly LayerBox[]
  readonly extentLength: number
  readonly extentWidth: number
  readonly palletPatternCode: string
  readonly bondScore: number
  /** Share of a box's strength that the pattern leaves. */
  readonly strengthFactor: number
  readonly trace: readonly TraceEntry[]
}

/** The layer of the most bundles for a pallet and its overhang, stacked as wished where that is possible. */
export function palletLayer(unit: PalletUnit, input: PalletInput): PalletLayer {
  const deck = usableDeck(input)
  const layer = packLayer({ ...deck, boxLength: unit.length, boxWidth: unit.width }, input.effort)
  const boxes = centreLayer(layer.boxes, input.palletType)
  const wished = input.palletPattern ?? columnPattern
  const isWished = wished.stacking === 'interlock'
  const column = { boxes, bondScore: 0, change: 'none' } as const
  const above = isWished
    ? alternateLayer(boxes, input.palletType, deck.deckLength === deck.deckWidth)
    : column
  const isTied = above.bondScore > 0
  const bond: TraceEntry = {
    label: 'Bond score',
    value: above.bondScore,
    why: isTied
      ? `every second layer ${above.change}`
      : 'turned or not, the layer stands on itself: a column',
  }
  const certainty = layer.certified
    ? 'no layout can hold more'
    : `${layer.finished ? 'the best of all layouts looked at' : 'the best layout found before the search was ended'}; none can hold more than ${layer.bound}`
  const both = [...boxes, ...above.boxes]
  return {
    deck,
    layer,
    boxes,
    alternateBoxes: above.boxes,
    extentLength: extent(both.map(box => [box.x, box.x + box.length])),
    extentWidth: extent(both.map(box => [box.y, box.y + box.width])),
    palletPatternCode: isWished && !isTied ? columnPattern.code : wished.code,
    bondScore: above.bondScore,
    strengthFactor: isTied ? defaultStackingFactors.interlock : 1,
    trace: [
      ...deck.trace,
      {
        label: unit.kind === 'bundle' ? 'Bundles a layer' : 'Units a layer',
        value: layer.count,
        why: certainty,
      },
      ...(isWished ? [bond] : []),
    ],
  }
}

function extent(spans: readonly (readonly [number, number])[]): number {
  const length = Math.max(...spans.map(([, to]) => to)) - Math.min(...spans.map(([from]) => from))
  return Math.round(length * 100) / 100
}
