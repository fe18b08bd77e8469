import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** The message when the value is no decimal number, else null. Source: 000 §5. */
export function numeric(value: string | number | null | undefined): string | null {
  if (isEmpty(value)) return null
  const isNumber = typeof value === 'number' ? Number.isFinite(value) : plainNumber.test(value.trim())
  return isNumber ? null : text('formNumeric')
}
