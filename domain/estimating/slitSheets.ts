import { type SheetLimits, sheetFault } from '#domain/corrugator'
import type { RouteSheet } from '#domain/routing'
import type { Rectangle } from './gangPieces.ts'
import type { PlantMasters } from './masters.ts'
import type { SeveralSheets } from './severalSheets.ts'
import { sheetLimitsOf } from './sheetLimitsOf.ts'

/** A grid to look at is no larger than this either way: beyond it a sheet is fed too often. Our own choice (design). */
const mostEachWay = 8

/**
 * The sheets of several blanks that the slitters of the plants take apart: knives run along the feed, so a grid needs a
 * second run, turned by a quarter. Creases stay where the corrugator makes them, across every blank. Our own design.
 */
export function slitSheets(
  blank: Rectangle,
  creases: number,
  plants: readonly PlantMasters[],
  wanted: number | null,
): SeveralSheets {
  const slitters = plants.flatMap(plant =>
    plant.workCentres.filter(({ operation }) => operation === 'SLITTER'),
  )
  if (slitters.length === 0) return { ok: false, reason: 'There is no slitter.' }
  const sheets = new Map<string, RouteSheet>()
  for (const slitter of slitters)
    for (let alongLength = 1; alongLength <= mostEachWay; alongLength++)
      for (let alongWidth = 1; alongWidth <= mostEachWay; alongWidth++) {
        const numberUp = alongLength * alongWidth
        if (numberUp < 2 || (wanted !== null && numberUp !== wanted)) continue
        const slitting = runsOf(blank, alongLength, alongWidth, sheetLimitsOf(slitter))
        if (slitting === null) continue
        sheets.set(`${alongLength}x${alongWidth}`, {
          length: alongLength * blank.length,
          width: alongWidth * blank.width,
          numberUp,
          alongLength,
          alongWidth,
          creases: creases * alongWidth,
          slitting,
        })
      }
  if (sheets.size > 0) return { ok: true, sheets: [...sheets.values()] }
  const codes = slitters.map(({ code }) => code).join(' and ')
  return { ok: false, reason: `${codes} can't slit blanks of ${blank.length} × ${blank.width} mm.` }
}

/** The runs that take a grid apart on a slitter, and the feeds of one sheet; null where it can't. */
function runsOf(
  { length, width }: Rectangle,
  alongLength: number,
  alongWidth: number,
  limits: SheetLimits,
): RouteSheet['slitting'] | null {
  const takes = (feed: number, across: number) => sheetFault(feed, across, limits) === null
  const [sheetLength, sheetWidth] = [alongLength * length, alongWidth * width]
  if (!takes(sheetLength, sheetWidth)) return null
  if (alongLength === 1) return { runs: 1, feeds: 1 }
  if (alongWidth === 1) return takes(width, sheetLength) ? { runs: 1, feeds: 1 } : null
  if (takes(width, sheetLength)) return { runs: 2, feeds: 1 + alongWidth }
  if (takes(sheetWidth, sheetLength) && takes(length, sheetWidth)) return { runs: 2, feeds: 1 + alongLength }
  return null
}
