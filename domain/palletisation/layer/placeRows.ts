import type { LayerProblem } from './layerProblem.ts'
import type { PlaceBox } from './placement.ts'

/** Fills a rectangle with boxes that all lie one way, the way that takes more of them. */
export function placeRows({ long, short }: LayerProblem, x: number, y: number, place: PlaceBox): void {
  const isLongAlongX =
    Math.floor(x / long) * Math.floor(y / short) >= Math.floor(x / short) * Math.floor(y / long)
  const [stepX, stepY] = isLongAlongX ? [long, short] : [short, long]
  for (let atY = 0; atY + stepY <= y; atY += stepY)
    for (let atX = 0; atX + stepX <= x; atX += stepX) place(atX, atY, stepX, stepY)
}
