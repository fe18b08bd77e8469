import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

const address = /^[^\s@<>(),;:"[\]\\]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

/** The message when the text is no e-mail address, else null. Source: 000 §5; the pattern is our own. */
export function email(value: string | null | undefined): string | null {
  return isEmpty(value) || address.test(value.trim()) ? null : text('formEmail')
}
