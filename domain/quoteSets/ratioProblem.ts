import { text } from '#domain/messages'
import { sections } from '#domain/quoteItem'

/** The largest ratio that a component of a set can have. */
export const mostRatio = sections.delivery.fields.ratioToParent.max

/** What is wrong with how many of a component are in a set, NaN being no number; undefined: nothing. Our own. */
export function ratioProblem(ratio: number): string | undefined {
  if (!Number.isFinite(ratio)) return text('formNumeric')
  if (ratio <= 0) return 'must be greater than 0'
  return ratio > mostRatio ? text('formMax', { max: mostRatio }) : undefined
}
