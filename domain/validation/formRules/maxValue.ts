import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the number is above `max`, else null. Source: 000 §5; the bound stands in the text (A12). */
export function maxValue(value: number | null | undefined, max: number): string | null {
  return isEmpty(value) || value <= max ? null : text('formMax', { max })
}
