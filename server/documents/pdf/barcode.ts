import bwip from 'bwip-js/node'
import type { Box } from './box.ts'
import type { Pdf } from './openPdf.ts'
import { ink } from './writing.ts'

/** Modules that have to stay empty beside the bars. */
const quiet = 10

/** A text as Code 128, as wide as the box with its quiet zones and as high. Throws for a text that the code has no signs for. */
export function barcode(pdf: Pdf, text: string, { x, y, width, height }: Box): void {
  const [code] = bwip.raw({ bcid: 'code128', text })
  if (code === undefined || !('sbs' in code)) throw new Error(`There is no barcode of ${text}.`)
  const widths = code.sbs
  const modules = widths.reduce((sum, each) => sum + each, 0)
  const one = width / (modules + 2 * quiet)
  let at = x + quiet * one
  for (const [index, each] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(at, y, each * one, height)
    at += each * one
  }
  pdf.fill(ink.text)
}
