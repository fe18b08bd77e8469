import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the number does not lie between `min` and `max`, both included, else null. Source: 000 §5. */
export function between(value: number | null | undefined, min: number, max: number): string | null {
  return isEmpty(value) || (value >= min && value <= max) ? null : text('formBetween', { min, max })
}
