import { prePrintDesignFields } from './fields.ts'
import type { PrePrintDesign } from './prePrintDesign.ts'
import { wholeSheets } from './wholeSheets.ts'

/** How the sheets of an item lie on its printed rolls, mm. */
export interface RollLayout {
  readonly rollWidth: number
  readonly repeat: number
  readonly webs: number
  readonly lanes: number
  /** Its length runs along the web. */
  readonly sheet: { readonly length: number; readonly width: number }
  /** Sheets along a repeat; null: they are not whole. */
  readonly along: number | null
  /** What the lanes leave of a roll's width; below 0: they do not fit. */
  readonly trim: number
}

const names = ['rollWidth', 'repeat', 'webs', 'lanes'] as const

/**
 * The layout of a preprint item whose sheet is so large; null while roll, repeat, webs, lanes or sheet are not known, or are
 * more than there can be: a million lanes are a slip, and nothing is drawn of them.
 */
export function rollLayout(
  roll: PrePrintDesign,
  sheet: { readonly length: number; readonly width: number },
): RollLayout | null {
  const { rollWidth, repeat, webs, lanes } = roll
  if (names.some(name => (roll[name] ?? 0) > (prePrintDesignFields[name].max ?? Infinity))) return null
  const known = [rollWidth, repeat, webs, lanes, sheet.length, sheet.width].every(each => (each ?? 0) > 0)
  if (!known || rollWidth === null || repeat === null || webs === null || lanes === null) return null
  return {
    rollWidth,
    repeat,
    webs,
    lanes,
    sheet,
    along: wholeSheets(repeat, sheet.length),
    trim: rollWidth - lanes * sheet.width,
  }
}
