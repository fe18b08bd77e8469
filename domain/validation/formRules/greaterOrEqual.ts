import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the number is below `target`, else null. Source: 000 §5. */
export function greaterOrEqual(value: number | null | undefined, target: number): string | null {
  return isEmpty(value) || value >= target ? null : text('formGreaterOrEqual', { target })
}
