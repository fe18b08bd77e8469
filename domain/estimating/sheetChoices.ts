import type { Blank } from '#domain/boxGeometry'
import { creasePositions } from '#domain/corrugator'
import type { RouteSheet, SeveralUp } from '#domain/routing'
import type { Trace } from '#domain/trace'
import { dieCutSheets } from './dieCutSheets.ts'
import { gangPieces, type Rectangle } from './gangPieces.ts'
import type { PlantMasters } from './masters.ts'
import { slitSheets } from './slitSheets.ts'

export type SheetChoicesResult =
  | {
      readonly ok: true
      /** One set of pieces, mm. */
      readonly blank: Rectangle
      readonly sheets: readonly RouteSheet[]
      /** Crease positions across one sheet; none where the forme makes them. */
      readonly creases: number
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/**
 * The sheets a blank can be made from: itself with its creases, or, die-cut, the best grid of blanks on each
 * die-cutter of the plants; `wanted` blanks on a sheet where somebody has chosen. Pieces of a set lie on one sheet. A
 * blank that is made by itself otherwise comes from a sheet of several where `severalUp` says so.
 */
export function sheetChoices(
  blank: Blank,
  plants: readonly PlantMasters[],
  wanted: number | null = null,
  severalUp?: SeveralUp,
): SheetChoicesResult {
  const settings = plants[0]?.settings.dieCut ?? { bridge: 0, gripper: 0 }
  const one = gangPieces(
    blank.pieces.map(({ sheetLength, sheetWidth, quantity }) => ({
      length: sheetLength,
      width: sheetWidth,
      quantity,
    })),
    settings.bridge,
  )
  const own = blank.style.dieCut ? 0 : creasePositions(blank.corrCreases).length
  if (!blank.style.dieCut && severalUp === undefined) {
    const trace: Trace = [
      { label: 'Number up', value: 1, why: 'the corrugator cuts the sheet to the blank, with its creases' },
    ]
    return { ok: true, blank: one, sheets: [{ ...one, numberUp: 1 }], creases: own, trace }
  }
  const found =
    severalUp === 'slit'
      ? slitSheets(one, own, plants, wanted)
      : dieCutSheets(one, plants, settings, wanted, blank.style.dieCut ? 1 : 2)
  if (!found.ok) return { ok: false, reason: found.reason, trace: [] }
  const trace: Trace = found.sheets.map(sheet => ({
    label: 'Sheet',
    value: `${sheet.length} × ${sheet.width}`,
    unit: 'mm',
    why: `${sheet.numberUp} up`,
  }))
  return { ok: true, blank: one, sheets: found.sheets, creases: 0, trace }
}
