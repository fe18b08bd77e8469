import type { Trim } from './panel.ts'

/**
 * The straight trims that taper a lap or an ear over its whole reach, by an angle in degrees.
 * A third of the hinge at the most on either side, so that the far edge keeps a length.
 */
export function taperedEnds(
  reach: number,
  hinge: number,
  degrees: number,
): { trimLow: Trim; trimHigh: Trim } {
  const along = Math.min(reach * Math.tan((degrees * Math.PI) / 180), hinge / 3)
  const trim: Trim = { along, out: reach, round: false }
  return { trimLow: trim, trimHigh: trim }
}
