import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the number is above `target`, else null. Source: 000 §5. */
export function lessOrEqualTarget(value: number | null | undefined, target: number): string | null {
  return isEmpty(value) || value <= target ? null : text('formLessOrEqualTarget', { target })
}
