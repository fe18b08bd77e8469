import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/** The message when the value is none of `allowed`, else null. Source: 000 §5. */
export function oneOf(
  value: string | number | null | undefined,
  allowed: readonly (string | number)[],
): string | null {
  return isEmpty(value) || allowed.includes(value) ? null : text('formOneOf')
}
