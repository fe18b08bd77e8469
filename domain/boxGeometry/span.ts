import type { Span } from './panel.ts'

/** A length on the flat blank and in the formed box (mm); the same in both unless the second is given. */
export function span(flat: number, formed: number = flat): Span {
  return { flat, formed }
}
