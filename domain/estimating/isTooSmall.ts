import type { Blank } from '#domain/boxGeometry'
import type { RouteLogEntry, RouteWorkCentre } from '#domain/routing'

/** Whether a work centre that a search tried refused a blank that is below its least sheet, so that a larger one may help. */
export function isTooSmall(
  { sheetLength, sheetWidth }: Pick<Blank, 'sheetLength' | 'sheetWidth'>,
  log: readonly RouteLogEntry[],
  centres: readonly RouteWorkCentre[],
): boolean {
  const refused = new Set(
    log.flatMap(({ ok, workCentre }) => (ok || workCentre === null ? [] : [workCentre])),
  )
  return centres.some(
    ({ code, limits }) =>
      refused.has(code) && (sheetLength < (limits.minLength ?? 0) || sheetWidth < (limits.minWidth ?? 0)),
  )
}
