import type { Blank } from '#domain/boxGeometry'
import { type DieCutSettings, type LaidRectangle, type SheetLayout, sheetLayout } from '#domain/corrugator'
import { gangPieces, type Rectangle } from './gangPieces.ts'

/** Where every piece of an item lies on a sheet, ready to be drawn; all in mm. */
export interface SheetPieces extends SheetLayout {
  /** Blanks beside each other along the sheet and across it. */
  readonly along: number
  readonly across: number
  /** The blanks lie with their length across the sheet. */
  readonly isRotated: boolean
  /** One rectangle for each piece of every blank. */
  readonly pieces: readonly LaidRectangle[]
}

interface Sheet extends Rectangle {
  readonly numberUp: number
  /** The grid of a sheet that was found by a route; looked for where it is left out. */
  readonly alongLength?: number
  readonly alongWidth?: number
}

/** So that a blank as large as its share of the sheet still fits it. */
const tolerance = 0.5

/**
 * How an item lies on a sheet so many up: in the sheet's own grid, else in the first that fits, as the blanks are before
 * turned; with the die-cut distances where there is room for them. Null where the blanks don't fit it in a grid.
 */
export function sheetPieces(
  blank: Blank,
  sheet: Sheet,
  dieCut: DieCutSettings,
  isDieCut: boolean,
): SheetPieces | null {
  const pieces = blank.pieces.map(({ sheetLength, sheetWidth, quantity }) => ({
    length: sheetLength,
    width: sheetWidth,
    quantity,
  }))
  const one = gangPieces(pieces, dieCut.bridge)
  const inOne = piecesIn(pieces, one, dieCut.bridge)
  for (const distances of isDieCut ? [dieCut, null] : [null]) {
    for (const isRotated of [false, true]) {
      const lying = isRotated ? turned({ x: 0, y: 0, ...one }) : one
      const grid = gridOn(sheet, lying, distances)
      if (grid === null) continue
      const laid = sheetLayout({
        sheet: { ...sheet, ...grid },
        blank: { length: lying.length, width: lying.width },
        ...(distances === null ? {} : { dieCut: distances }),
      })
      return {
        ...laid,
        along: grid.alongLength,
        across: grid.alongWidth,
        isRotated,
        pieces: laid.blanks.flatMap(({ x, y }) =>
          inOne
            .map(piece => (isRotated ? turned(piece) : piece))
            .map(piece => ({ ...piece, x: x + piece.x, y: y + piece.y })),
        ),
      }
    }
  }
  return null
}

const turned = ({ x, y, length, width }: LaidRectangle): LaidRectangle => ({
  x: y,
  y: x,
  length: width,
  width: length,
})

/** More blanks than a sheet can have; a number with slipped zeros is answered at once. */
const mostUp = 1000

/** Blanks along and across in which so many fit; null: none. */
function gridOn(sheet: Sheet, blank: Rectangle, dieCut: DieCutSettings | null) {
  const { bridge, gripper } = dieCut ?? { bridge: 0, gripper: 0 }
  const { numberUp } = sheet
  if (!(blank.length > 0 && blank.width > 0 && numberUp >= 1 && numberUp <= mostUp)) return null
  const own = sheet.alongLength === undefined ? null : sheet.alongLength
  for (let alongLength = 1; alongLength <= numberUp; alongLength += 1) {
    if (numberUp % alongLength !== 0 || (own !== null && own !== alongLength)) continue
    const alongWidth = numberUp / alongLength
    const length = gripper + alongLength * blank.length + (alongLength - 1) * bridge
    const width = alongWidth * blank.width + (alongWidth - 1) * bridge
    if (length <= sheet.length + tolerance && width <= sheet.width + tolerance)
      return { alongLength, alongWidth }
  }
  return null
}

/** The pieces of a set inside the rectangle they are ganged in, one after the other the way it is. */
function piecesIn(
  pieces: Parameters<typeof gangPieces>[0],
  one: { readonly length: number },
  bridge: number,
): LaidRectangle[] {
  const each = pieces.flatMap(({ length, width, quantity }) =>
    Array.from({ length: quantity }, () => ({ length, width })),
  )
  const inRow = each.reduce((sum, { length }) => sum + length, (each.length - 1) * bridge)
  const isRow = Math.abs(inRow - one.length) < 1e-6
  let at = 0
  return each.map(({ length, width }) => {
    const placed = { x: isRow ? at : 0, y: isRow ? 0 : at, length, width }
    at += (isRow ? length : width) + bridge
    return placed
  })
}
