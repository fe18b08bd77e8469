import { text } from '#domain/messages'

const printable = /^[\x20-\x7e\t\r\n]*$/

/** The message when the text has characters outside printable ASCII, else null. Source: 000 §5. */
export function ascii(value: string | null | undefined): string | null {
  return printable.test(value ?? '') ? null : text('formAscii')
}
