import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the number is above the one before it in a list, else null. Source: 000 §5. */
export function lessOrEqualPrevious(
  value: number | null | undefined,
  previous: number | null | undefined,
): string | null {
  return isEmpty(value) || isEmpty(previous) || value <= previous ? null : text('formLessOrEqualPrevious')
}
