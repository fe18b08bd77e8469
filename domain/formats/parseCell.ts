import { parseNumber } from './parseNumber.ts'

/**
 * What a cell of a spreadsheet says as a number, with the sign that it may carry: `$1,200.50`, `25 %`, `40 mm`. Null when
 * empty, NaN when it is none. Our own.
 */
export function parseCell(typed: string): number | null {
  return parseNumber(
    typed
      .trim()
      .replace(/^([-+]?)\s*\$\s*/, '$1')
      .replace(/\s*(?:%|mm)$/, ''),
  )
}
