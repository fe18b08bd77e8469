import type { LayerBox } from '../layer/layer.ts'

/** What the drawings of a load are made from; mm, boxes from the pallet's corner. */
export interface PalletSketch {
  readonly pallet: {
    readonly name: string
    readonly length: number
    readonly width: number
    readonly height: number
  }
  readonly topHeight: number
  readonly boxes: readonly LayerBox[]
  readonly alternateBoxes: readonly LayerBox[]
  readonly layers: number
  readonly layerHeight: number
  readonly maxPalletHeight: number
  readonly strapsAcross: number
  readonly strapsThrough: number
}
