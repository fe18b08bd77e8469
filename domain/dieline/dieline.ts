import type { Blank, BlankPiece } from '#domain/boxGeometry'
import { boundsOf } from './boundsOf.ts'
import { dielineHinges } from './dielineHinges.ts'
import { dimensionEntities } from './dimensionEntities.ts'
import { entityPoints } from './entityPoints.ts'
import { type Marks, markEntities } from './markEntities.ts'
import type { Dieline } from './model.ts'
import { notice } from './notice.ts'
import { ruleEntity } from './ruleEntity.ts'

/** Which piece of the blank to draw (its first unless told) and what to draw beyond its rules. */
export interface DielineOptions extends Marks {
  readonly piece?: BlankPiece
  readonly dimensions?: boolean
}

/**
 * The drawing of a blank (mm): its cuts and creases, and the dimensions, names and marks that are asked for.
 * One intermediate form, from which every file format is written.
 */
export function dieline(
  blank: Blank,
  { piece = blank, dimensions = false, ...marks }: DielineOptions = {},
): Dieline {
  const rules = piece.rules.map(ruleEntity)
  const entities = [
    ...rules,
    ...markEntities(piece, marks),
    ...(dimensions ? dimensionEntities(piece, marks.lettering) : []),
  ]
  const { style, flute, size } = blank
  const { right: width, top: height } = boundsOf(rules.flatMap(rule => entityPoints(rule)))
  return {
    unit: 'mm',
    width,
    height,
    bounds: boundsOf(entities.flatMap(entity => entityPoints(entity))),
    entities,
    panels: piece.panels,
    hinges: dielineHinges(piece),
    meta: {
      title: `${style.code} ${flute.code} ${size.length} x ${size.width} x ${size.depth}, ${piece.name}`,
      style: style.code,
      styleName: style.name,
      flute: flute.code,
      size,
      piece: piece.name,
      quantity: piece.quantity,
      view: 'inside',
      notice,
    },
  }
}
