import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when nothing is entered in `field` (its label), else null. Source: 000 §5. */
export function required(value: string | number | null | undefined, field: string): string | null {
  return isEmpty(value) ? text('formRequired', { field }) : null
}
