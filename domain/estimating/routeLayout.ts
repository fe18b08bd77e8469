import type { Blank } from '#domain/boxGeometry'
import {
  type DeckleLayout,
  type DeckleRow,
  deckleLayout,
  type LaidRectangle,
  type SheetLayout,
  sheetLayout,
} from '#domain/corrugator'
import type { RoutePlan } from '#domain/routing'
import { gangPieces } from './gangPieces.ts'
import type { PlantMasters } from './masters.ts'

/** How an item lies on its sheet and its sheet on the web, ready to be drawn; all in mm. */
export interface RouteLayout {
  /** With the pieces of every blank, one rectangle for each. */
  readonly sheet: SheetLayout & { readonly pieces: readonly LaidRectangle[] }
  /** Null where the board is bought. */
  readonly deckle: DeckleLayout | null
}

/** The layout of a route's sheet and of its deckle, with the die-cut distances of the plant; null for a route without steps. */
export function routeLayout(
  blank: Blank,
  { path }: Pick<RoutePlan, 'path'>,
  deckle: Pick<DeckleRow, 'deckle' | 'out'> | null,
  { settings }: Pick<PlantMasters, 'settings'>,
): RouteLayout | null {
  const sheet = path[0]?.sheet
  if (sheet === undefined) return null
  const { bridge } = settings.dieCut
  const pieces = blank.pieces.map(({ sheetLength, sheetWidth, quantity }) => ({
    length: sheetLength,
    width: sheetWidth,
    quantity,
  }))
  const one = gangPieces(pieces, bridge)
  const isDieCut = path.some(({ operation }) => operation === 'DIECUT')
  const onSheet = sheetLayout({ sheet, blank: one, ...(isDieCut ? { dieCut: settings.dieCut } : {}) })
  const inOne = piecesIn(pieces, one, bridge)
  return {
    sheet: {
      ...onSheet,
      pieces: onSheet.blanks.flatMap(({ x, y }) => inOne.map(at => ({ ...at, x: x + at.x, y: y + at.y }))),
    },
    deckle: deckle === null ? null : deckleLayout(sheet, deckle),
  }
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
