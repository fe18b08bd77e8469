import type { Pdf, Weight } from './openPdf.ts'

/** Figures that stand below each other are equally wide; in a text that makes gaps. */
export const tabular = { features: ['tnum' as const] }

const known = new WeakMap<Pdf, Map<string, number>>()

/** A size at which widths are measured once for all sizes. */
const unit = 100

/**
 * Width of a text at this size, points, as the sum of its words: a ticket measures the same words again and again, and
 * laying out letters is what takes its time.
 */
export function textWidth(pdf: Pdf, text: string, weight: Weight, size: number, isTabular: boolean): number {
  const held = known.get(pdf) ?? new Map<string, number>()
  known.set(pdf, held)
  const ofWord = (word: string): number => {
    const key = `${weight} ${isTabular} ${word}`
    const measured = held.get(key)
    if (measured !== undefined) return measured
    const width = pdf
      .font(weight)
      .fontSize(unit)
      .widthOfString(word, isTabular ? tabular : {})
    held.set(key, width)
    return width
  }
  const words = text.split(' ')
  const all = words.reduce((sum, word) => sum + ofWord(word), 0) + (words.length - 1) * ofWord(' ')
  return (all * size) / unit
}
