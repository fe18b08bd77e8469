import type { PalletDrawings } from '../load/palletLoad.ts'
import { drawing } from './drawing.ts'
import { layerDrawing } from './layerDrawing.ts'
import type { PalletSketch } from './palletSketch.ts'
import { sideDrawing } from './sideDrawing.ts'

export interface PalletDrawing {
  readonly drawings: PalletDrawings
  /** The three on one sheet. */
  readonly palletImage: string
}

const panel = 1000

/** A load drawn from above, its next layer from above, and from the side; each an SVG, and all three as one. */
export function palletDrawing(sketch: PalletSketch): PalletDrawing {
  const drawings = {
    top: layerDrawing('Layer', sketch, sketch.boxes),
    alternateLayer: layerDrawing('Alternate layer', sketch, sketch.alternateBoxes),
    side: sideDrawing('Side', sketch),
  }
  const panels = Object.values(drawings).map((svg, i) =>
    svg.replace('<svg ', `<svg x="${i * panel}" y="0" width="${panel}" height="${panel}" `),
  )
  const sheet = { x: 0, y: 0, width: panel * panels.length, height: panel }
  return { drawings, palletImage: drawing(`Load on ${sketch.pallet.name}`, sheet, ...panels) }
}
