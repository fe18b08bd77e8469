import { parseDueDate } from '#domain/formats'
import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when a due date is in none of the four accepted formats, else null. Source: 000 §5. */
export function dueDate(value: string | null | undefined): string | null {
  return isEmpty(value) || parseDueDate(value) !== null ? null : text('formInvalidDate')
}
