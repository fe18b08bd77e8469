import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the value is not exactly `length` digits, else null. Source: 000 §5. */
export function digits(
  value: string | number | null | undefined,
  field: string,
  length: number,
): string | null {
  if (isEmpty(value)) return null
  const typed = String(value)
  return /^\d+$/.test(typed) && typed.length === length ? null : text('formDigits', { field, length })
}
