import { type OwnStyle, styleOf } from '#domain/boxGeometry'

/** Families in which a style that is not glued may be closed in several ways. */
const closable: readonly string[] = ['03', '04', '05', '07', 'FC']

/** Which options a style has beside its size. */
export function optionsOf(
  style: string,
  ownStyles: readonly OwnStyle[] = [],
): {
  /** An overlap or a gap of its flaps. */
  readonly adjusts: boolean
  readonly laps: boolean
  readonly lids: boolean
  readonly cells: boolean
  /** It may be closed with glue, tape or stitches, or not. */
  readonly closes: boolean
  /** Its walls may have openings. */
  readonly opens: boolean
  /** It has no depth, or none that anything follows from. */
  readonly flat: boolean
} {
  const known = styleOf(style, ownStyles)
  const flap = known?.flaps?.top
  return {
    adjusts: flap === '02' || flap === '09',
    laps: flap !== undefined,
    lids: style === '0301' || style === '0312',
    cells: ['0930', '0933', '0935'].includes(style),
    closes: known !== undefined && !known.isGlued && closable.includes(known.family),
    opens: known?.family !== '01' && known?.family !== '09',
    flat: known !== undefined && known.depthRule !== 'positive',
  }
}
