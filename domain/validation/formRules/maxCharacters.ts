import { text } from '#domain/messages'

/** The message when the text is longer than `length` characters, else null. Source: 000 §5. */
export function maxCharacters(value: string | null | undefined, length: number): string | null {
  return [...(value ?? '')].length > length ? text('formMaxCharacters', { length }) : null
}
