import type { Trace } from '#domain/trace'
import type { Blank, BlankPiece } from './blankResult.ts'
import type { Flute } from './flutes.ts'
import { micron } from './micron.ts'
import type { Problem } from './size.ts'

/** How a bundle is made: spring-back of a folded blank, units in a bundle, and what strapping leaves of its height. */
export interface FoldedFlatOptions {
  readonly springBack?: number
  readonly bundleQuantity?: number
  readonly strapCompression?: number
}

/** A knocked-down unit and its bundle (mm), with what the palletisation checks will say of it. */
export interface FoldedFlat {
  readonly length: number
  readonly width: number
  readonly thickness: number
  readonly bundleThickness: number
  readonly problems: readonly Problem[]
  readonly trace: Trace
}

const panelLengths = (piece: BlankPiece) =>
  piece.panels.filter(({ role }) => role === 'wall').map(({ width }) => width)

/** A tube folds at its first and third crease. */
const tubeLength = (piece: BlankPiece): number => {
  const [first = 0, second = 0, third = 0] = panelLengths(piece)
  return Math.max(first + second, second + third)
}

/**
 * A unit as it is packed. A glued tube folds at its first and third crease: two boards thick, with a spring-back of
 * 5 % (rule of thumb). Everything else lies flat, the pieces of a set on top of each other (own design).
 * The product's own limits (10 mm and 1 mm) come back as problems with its texts.
 */
export function foldedFlat(
  blank: Blank,
  flute: Flute = blank.flute,
  { springBack = 1.05, bundleQuantity = 1, strapCompression = 1 }: FoldedFlatOptions = {},
): FoldedFlat {
  const isTube = ({ panels }: BlankPiece) => blank.style.isGlued && panels.some(({ role }) => role === 'lap')
  const glued = isTube(blank)
  const [first = 0, second = 0, third = 0] = panelLengths(blank)
  // A bottom that locks is folded in between, two boards more.
  const locks = /^(?:07|A60)/.test(blank.style.code) ? 2 : 0
  const layersOf = (piece: BlankPiece) => (isTube(piece) ? 2 + locks : 1)
  const layers = blank.pieces.reduce((sum, piece) => sum + piece.quantity * layersOf(piece), 0)
  const length = Math.max(
    ...blank.pieces.map(piece => (isTube(piece) ? tubeLength(piece) : piece.sheetLength)),
  )
  const width = Math.max(...blank.pieces.map(piece => piece.sheetWidth))
  const thickness = micron(layers * flute.caliper * (glued ? springBack : 1))
  const problems: Problem[] = []
  if (!(length >= 10 && width >= 10))
    problems.push({
      field: 'foldedSizeLength',
      message: 'Folded Flat Length and Folded Flat Width should be greater than or equal to 10.',
    })
  if (!(thickness >= 1))
    problems.push({
      field: 'foldedSizeT',
      message:
        'Folded Flat Height should be at least 1, or greater than 0 when the height is entered manually.',
    })
  const bundleThickness = micron(thickness * bundleQuantity * strapCompression)
  return {
    length: micron(length),
    width: micron(width),
    thickness,
    bundleThickness,
    problems,
    trace: [
      {
        label: 'Folded length',
        value: micron(length),
        unit: 'mm',
        why: glued ? `The longer of ${first} + ${second} and ${second} + ${third}` : 'The blank lies flat',
      },
      {
        label: 'Thickness',
        value: thickness,
        unit: 'mm',
        why: glued
          ? `${layers} x ${flute.caliper} x ${springBack} spring-back`
          : `${layers} x ${flute.caliper}`,
      },
      {
        label: 'Bundle',
        value: bundleThickness,
        unit: 'mm',
        why: `${bundleQuantity} units, strapped to ${strapCompression} of their height`,
      },
    ],
  }
}
