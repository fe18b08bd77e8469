import { styleOf } from '#domain/boxGeometry'

/** Which options a style has beside its size. */
export function optionsOf(style: string): {
  /** An overlap or a gap of its flaps. */
  readonly adjusts: boolean
  readonly laps: boolean
  readonly lids: boolean
  readonly cells: boolean
  /** It may be closed with glue, tape or stitches, or not. */
  readonly closes: boolean
  /** It has no depth, or none that anything follows from. */
  readonly flat: boolean
} {
  const known = styleOf(style)
  const flap = known?.flaps?.top
  return {
    adjusts: flap === '02' || flap === '09',
    laps: known?.family === '02',
    lids: style === '0301',
    cells: style === '0933' || style === '0935',
    closes: known?.family === '03' || known?.family === '04',
    flat: known !== undefined && known.depthRule !== 'positive',
  }
}
