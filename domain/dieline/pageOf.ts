import type { Bounds, Dieline } from './model.ts'

/** So that the cuts at the edges of a blank are not half off the page, mm. */
const margin = 5

/** The page of a drawing: all that is drawn and a margin around it (mm). */
export function pageOf({ bounds: { left, bottom, right, top } }: Pick<Dieline, 'bounds'>): Bounds {
  return { left: left - margin, bottom: bottom - margin, right: right + margin, top: top + margin }
}
