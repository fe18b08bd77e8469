import { parseCell } from './parseCell.ts'
import { parseNumber } from './parseNumber.ts'
import { quantity } from './quantity.ts'

const pointed = /^[-+]?([1-9]\d{0,2})\.000$/

/**
 * What to ask where a whole number is meant and `5.000` stands: a point parts decimals to us, and thousands to many who come from
 * elsewhere. Null: it can be read in one way only. Our own.
 */
export function askThousands(typed: string): string | null {
  const [, thousands] = pointed.exec(typed.trim()) ?? []
  return thousands === undefined
    ? null
    : `may be ${thousands} or ${quantity(Number(thousands) * 1000)}: write it without the point`
}

/** What was typed where a whole number is meant, as `parseNumber` reads it; NaN also where it may mean thousands. Our own. */
export const parseWhole = (typed: string): number | null =>
  askThousands(typed) === null ? parseNumber(typed) : Number.NaN

/** What a cell says where a whole number is meant, as `parseCell` reads it; NaN also where it may mean thousands. Our own. */
export const parseWholeCell = (typed: string): number | null =>
  askThousands(typed) === null ? parseCell(typed) : Number.NaN
