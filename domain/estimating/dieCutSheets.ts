import { type DieCutSettings, type NumberUpRow, numberUp } from '#domain/corrugator'
import type { RouteSheet } from '#domain/routing'
import type { Rectangle } from './gangPieces.ts'
import type { PlantMasters } from './masters.ts'
import type { SeveralSheets } from './severalSheets.ts'
import { sheetLimitsOf } from './sheetLimitsOf.ts'

/**
 * Beside the grid that wastes least board, the best one of at most so many blanks, for a short run has less to spoil, and of at
 * least so many, for a long run is made in fewer strokes.
 */
const grids = [2, 4, 8]

/**
 * The sheets to die-cut a blank from, `least` of them or more on each: on each die-cutter of the plants the grid with most
 * blanks a square metre, and the best smaller and larger ones; or those of `wanted` blanks.
 */
export function dieCutSheets(
  blank: Rectangle,
  plants: readonly PlantMasters[],
  settings: DieCutSettings,
  wanted: number | null,
  least: number,
): SeveralSheets {
  const sheets = new Map<string, RouteSheet>()
  const reasons = new Set<string>()
  const cutters = plants.flatMap(plant => plant.workCentres.filter(({ operation }) => operation === 'DIECUT'))
  for (const cutter of cutters) {
    const found = numberUp({ ...blank, limits: sheetLimitsOf(cutter), mayRotate: false, settings })
    if (!found.ok) {
      reasons.add(`${cutter.code}: ${found.reason}`)
      continue
    }
    const rows =
      wanted === null
        ? chosenRows(found.rows, least)
        : found.rows.filter(row => row.numberUp === wanted).slice(0, 1)
    if (rows.length === 0)
      reasons.add(`${cutter.code} takes no sheet with ${wanted ?? `${least} or more`} blanks.`)
    for (const row of rows)
      sheets.set(`${row.sheetLength}x${row.sheetWidth}x${row.numberUp}`, {
        length: row.sheetLength,
        width: row.sheetWidth,
        numberUp: row.numberUp,
        alongLength: row.alongLength,
        alongWidth: row.alongWidth,
        creases: 0,
      })
  }
  if (sheets.size > 0) return { ok: true, sheets: [...sheets.values()] }
  return { ok: false, reason: [...reasons].join(' ') || 'There is no die-cutter.' }
}

function chosenRows(rows: readonly NumberUpRow[], least: number): NumberUpRow[] {
  const allowed = rows.filter(row => row.numberUp >= least)
  const found = [
    allowed[0],
    ...grids.map(most => allowed.find(row => row.numberUp <= most)),
    ...grids.map(fewest => allowed.find(row => row.numberUp >= fewest)),
  ]
  return [...new Set(found.flatMap(row => row ?? []))]
}
