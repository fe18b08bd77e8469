import type { Blank } from '#domain/boxGeometry'
import { creasePositions, defaultDieCut } from '#domain/corrugator'
import type { Entity } from '#domain/dieline'
import { type SheetPieces, sheetPieces } from '#domain/estimating'
import { tidy } from '#domain/formats'
import type { DesignStep } from '#domain/quoteItem'
import type { TicketFigure } from '../ticket.ts'
import { type Sheet, sheetOf, wholeSheet } from './sheetOf.ts'

const above = (values: readonly (number | null)[]): number[] =>
  values.filter((value): value is number => value !== null && value > 0)

/** The creases that the corrugator presses, along its web. */
function webCreases(distances: readonly number[], sheet: Sheet): Entity[] {
  return creasePositions(distances).map(at => ({
    type: 'LINE',
    layer: 'CREASE',
    from: { x: 0, y: sheet.width - at },
    to: { x: sheet.length, y: sheet.width - at },
  }))
}

/** The sheet off the corrugator, where it is creased or taped there; nothing else needs to be set by it. */
export function webFigure(step: DesignStep, blank: Blank): TicketFigure[] {
  const sheet = sheetOf(step)
  if (sheet === null) return []
  const distances = above(step.stepCreases.map(({ value }) => value))
  const tapes = above(step.tapePositions.map(({ position }) => position))
  if (distances.length < 2 && tapes.length === 0) return []
  const grid = blank.pieces.length === 1 ? sheetPieces(blank, sheet, defaultDieCut, false) : null
  const cuts = grid === null ? [] : betweenPieces(grid, blank, sheet)
  const chains =
    distances.length < 2
      ? wholeSheet(sheet)
      : { below: [[sheet.length]], beside: [distances.toReversed(), [sheet.width]] }
  const taped =
    tapes.length === 0
      ? ''
      : `, ${tapes.length === 1 ? '1 tape' : `${tapes.length} tapes`} from the upper edge`
  return [
    {
      kind: 'sheet',
      title: 'Sheet off the corrugator',
      note: `${tidy(sheet.length, 2)} × ${tidy(sheet.width, 2)} mm, ${sheet.numberUp} up${taped}`,
      width: sheet.length,
      height: sheet.width,
      isFramed: true,
      entities: [...cuts, ...webCreases(distances, sheet)],
      chains,
      tapes,
    },
  ]
}

/** Where a sheet of several pieces is parted later. */
function betweenPieces({ along, across, isRotated }: SheetPieces, blank: Blank, sheet: Sheet): Entity[] {
  const [length, width] = isRotated
    ? [blank.sheetWidth, blank.sheetLength]
    : [blank.sheetLength, blank.sheetWidth]
  const left = (sheet.length - along * length) / 2
  const bottom = (sheet.width - across * width) / 2
  const line = (from: { x: number; y: number }, to: { x: number; y: number }): Entity => ({
    type: 'LINE',
    layer: 'CUT',
    from,
    to,
  })
  return [
    ...Array.from({ length: along - 1 }, (_, index) => left + (index + 1) * length).map(x =>
      line({ x, y: 0 }, { x, y: sheet.width }),
    ),
    ...Array.from({ length: across - 1 }, (_, index) => bottom + (index + 1) * width).map(y =>
      line({ x: 0, y }, { x: sheet.length, y }),
    ),
  ]
}
