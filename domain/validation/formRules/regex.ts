import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the text does not match `pattern`, else null. Source: 000 §5. */
export function regex(value: string | null | undefined, pattern: RegExp): string | null {
  return isEmpty(value) || value.search(pattern) >= 0 ? null : text('formRegex')
}
