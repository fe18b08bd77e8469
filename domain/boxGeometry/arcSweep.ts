import type { Stroke } from './stroke.ts'

type Arc = Extract<Stroke, { kind: 'arc' }>

/** The angle at which an arc starts and how far it turns counter-clockwise, in radians. */
export function arcSweep({ from, to, centre }: Arc): { start: number; sweep: number } {
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  const end = Math.atan2(to.y - centre.y, to.x - centre.x)
  const turn = end - start
  return { start, sweep: turn > 0 ? turn : turn + 2 * Math.PI }
}
