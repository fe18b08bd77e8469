import type { Blank } from '#domain/boxGeometry'
import { fold, foldFaces, type SeenFold, shownFolded } from '#domain/dieline'

/** A hundredth of a mm is finer than any printer. */
const fine = (value: number): number => Math.round(value * 100) / 100

/** The folded box as its customer knows it, open at the top; fitments and sheets as they are when they are done; mm. */
export function boxPicture(blank: Blank): SeenFold {
  const { faces, left, top, width, height } = foldFaces(fold(blank, shownFolded(blank)))
  return {
    left: 0,
    top: 0,
    width: fine(width),
    height: fine(height),
    faces: faces.map(({ name, colour, points }) => ({
      name,
      colour,
      points: points.map(({ x, y }) => ({ x: fine(x - left), y: fine(y - top) })),
    })),
  }
}
