import type { Blank } from '#domain/boxGeometry'
import { creasePositions, numberUp } from '#domain/corrugator'
import type { RouteSheet } from '#domain/routing'
import type { Trace } from '#domain/trace'
import { gangPieces, type Rectangle } from './gangPieces.ts'
import type { PlantMasters } from './masters.ts'
import { sheetLimitsOf } from './sheetLimitsOf.ts'

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
 * die-cutter of the plants; `wanted` blanks on a sheet where somebody has chosen. Pieces of a set lie on one sheet.
 */
export function sheetChoices(
  blank: Blank,
  plants: readonly PlantMasters[],
  wanted: number | null = null,
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
  if (!blank.style.dieCut) {
    const trace: Trace = [
      { label: 'Number up', value: 1, why: 'the corrugator cuts the sheet to the blank, with its creases' },
    ]
    const creases = creasePositions(blank.corrCreases).length
    return { ok: true, blank: one, sheets: [{ ...one, numberUp: 1 }], creases, trace }
  }
  const cutters = plants.flatMap(plant => plant.workCentres.filter(({ operation }) => operation === 'DIECUT'))
  const sheets = new Map<string, RouteSheet>()
  const reasons = new Set<string>()
  for (const cutter of cutters) {
    const found = numberUp({ ...one, limits: sheetLimitsOf(cutter), mayRotate: false, settings })
    const row = found.ok
      ? wanted === null
        ? found.best
        : found.rows.find(r => r.numberUp === wanted)
      : undefined
    if (!found.ok) reasons.add(found.reason)
    else if (row === undefined) reasons.add(`${cutter.code} takes no sheet with ${wanted} blanks.`)
    else
      sheets.set(`${row.sheetLength}x${row.sheetWidth}x${row.numberUp}`, {
        length: row.sheetLength,
        width: row.sheetWidth,
        numberUp: row.numberUp,
      })
  }
  if (sheets.size === 0)
    return { ok: false, reason: [...reasons].join(' ') || 'There is no die-cutter.', trace: [] }
  const choices = [...sheets.values()]
  const trace: Trace = choices.map(sheet => ({
    label: 'Sheet',
    value: `${sheet.length} × ${sheet.width}`,
    unit: 'mm',
    why: `${sheet.numberUp} up`,
  }))
  return { ok: true, blank: one, sheets: choices, creases: 0, trace }
}
