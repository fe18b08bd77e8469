import type { Layer } from './model.ts'

/** How a layer is drawn: a colour for screens and paper, its AutoCAD colour index, and its dashes in mm. */
export interface LayerLook {
  readonly layer: Layer
  readonly colour: readonly [red: number, green: number, blue: number]
  readonly index: number
  readonly dashes: readonly number[]
}

/** Every layer in the order it is drawn; the ones below come first. */
export const layers: readonly LayerLook[] = [
  { layer: 'BLEED', colour: [0, 150, 70], index: 3, dashes: [] },
  { layer: 'GLUE', colour: [230, 140, 0], index: 30, dashes: [2, 2] },
  { layer: 'CREASE', colour: [0, 90, 200], index: 5, dashes: [6, 3] },
  { layer: 'PERF', colour: [150, 0, 180], index: 6, dashes: [3, 3] },
  { layer: 'HALFCUT', colour: [0, 150, 170], index: 4, dashes: [8, 2] },
  { layer: 'CUT', colour: [200, 20, 20], index: 1, dashes: [] },
  { layer: 'REG', colour: [0, 0, 0], index: 7, dashes: [] },
  { layer: 'DIM', colour: [90, 90, 90], index: 8, dashes: [] },
  { layer: 'TEXT', colour: [60, 60, 60], index: 9, dashes: [] },
]
