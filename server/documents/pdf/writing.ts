import type { Pdf, Weight } from './openPdf.ts'
import { tabular, textWidth } from './wordWidths.ts'

/** Blacks and greys that a laser printer keeps apart. */
export const ink = {
  text: '#14181d',
  label: '#4d5660',
  line: '#9aa3ad',
  pale: '#e9ecef',
  paper: '#ffffff',
} as const

export interface Look {
  /** Points. */
  readonly size: number
  readonly weight?: Weight
  readonly colour?: string
  readonly align?: 'left' | 'right' | 'center'
  /** Lines at most; what does not fit ends in an ellipsis. One when left out. */
  readonly lines?: number
}

/** Height of a line, as a share of its size. */
const leading = 1.2

const set = (pdf: Pdf, { size, weight = 'regular', colour = ink.text }: Look) =>
  pdf.font(weight).fontSize(size).fillColor(colour)

const isTabular = ({ align }: Look): boolean => align === 'right'

/** Width of a text on one line. */
export const widthOf = (pdf: Pdf, text: string, look: Look): number =>
  textWidth(pdf, text, look.weight ?? 'regular', look.size, isTabular(look))

/** What a text wraps into at this width, at most as many lines as its look has, the last shortened where there are more. */
export function linesOf(pdf: Pdf, text: string, width: number, look: Look): string[] {
  const { lines = 1 } = look
  const fits = (words: string) => widthOf(pdf, words, look) <= width
  const made: string[] = []
  let line = ''
  const words = text.split(/\s+/).flatMap(word => (fits(word) ? [word] : broken(word, fits)))
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) {
      line = longer
      continue
    }
    made.push(line)
    line = word
  }
  if (line !== '') made.push(line)
  if (made.length <= lines) return made
  const kept = made.slice(0, lines)
  kept[lines - 1] = shortened(`${made[lines - 1] ?? ''} ${made[lines] ?? ''}`, fits)
  return kept
}

/** A word that is wider than its line, in parts that fit. */
function broken(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function shortened(text: string, fits: (text: string) => boolean): string {
  let kept = text
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

/** Height of a text at this width. */
export const heightOf = (pdf: Pdf, text: string, width: number, look: Look): number =>
  linesOf(pdf, text, width, look).length * look.size * leading

/** Writes a text with its upper left corner there; answers its height. */
export function write(pdf: Pdf, text: string, x: number, y: number, width: number, look: Look): number {
  const { size, align = 'left' } = look
  const lines = linesOf(pdf, text, width, look)
  lines.forEach((line, index) => {
    const free = width - widthOf(pdf, line, look)
    const shift = align === 'left' ? 0 : align === 'right' ? free : free / 2
    const top = y + index * size * leading
    set(pdf, look).text(line, x + shift, top, { lineBreak: false, ...(isTabular(look) ? tabular : {}) })
  })
  return lines.length * size * leading
}

/** The look in the size in which a text fits on one line, at most its own. */
export function fittingLook(pdf: Pdf, text: string, width: number, look: Look): Look {
  const wide = widthOf(pdf, text, look)
  return wide <= width ? look : { ...look, size: Math.floor(((look.size * width) / wide) * 20) / 20 }
}
