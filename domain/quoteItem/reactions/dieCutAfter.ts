import { isOwnCode, styleOf } from '#domain/boxGeometry'
import { usualDieCut } from '../reference/cartonStyles.ts'

/**
 * How an item is die-cut after its style has changed: what can only be die-cut is; what had to be, and has not any more,
 * is not. Of a company's own style the item says it itself.
 */
export function dieCutAfter(before: string, after: string, now: string): string {
  if (isOwnCode(after)) return now
  if (styleOf(after)?.dieCut === true) return now || usualDieCut
  return styleOf(before)?.dieCut === true ? '' : now
}
