import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the number is below `min`, else null. Source: 000 §5; the bound stands in the text (A12). */
export function minValue(value: number | null | undefined, min: number): string | null {
  return isEmpty(value) || value >= min ? null : text('formMin', { min })
}
