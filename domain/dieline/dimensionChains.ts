import { type BlankPiece, creaseSpans } from '#domain/boxGeometry'

/** Rows of spans along two sides of a drawing, the inner row first; mm, from left to right and from below upwards. */
export interface DimensionChains {
  readonly below: readonly (readonly number[])[]
  readonly beside: readonly (readonly number[])[]
}

const rows = (spans: readonly number[], whole: number): (readonly number[])[] =>
  spans.length > 1 ? [spans, [whole]] : [spans]

/**
 * What is measured of a blank: the spans between its creases, in the forme or on the corrugator, and the whole where it is
 * more than one span.
 */
export function dimensionChains({
  ffgCreases,
  sheetWidth,
  rules,
}: Pick<BlankPiece, 'ffgCreases' | 'sheetWidth' | 'rules'>): DimensionChains {
  const length = ffgCreases.reduce((sum, span) => sum + span, 0)
  return {
    below: rows(creaseSpans(rules, 'x', length), length),
    beside: rows(creaseSpans(rules, 'y', sheetWidth).toReversed(), sheetWidth),
  }
}
