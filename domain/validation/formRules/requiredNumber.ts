import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when a number is empty, zero or no number, else null. Source: 000 §5. */
export function requiredNumber(value: string | number | null | undefined, field: string): string | null {
  const missing = isEmpty(value) || Number(value) === 0 || Number.isNaN(Number(value))
  return missing ? text('formRequiredNumber', { field }) : null
}
