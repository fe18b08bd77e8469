import type { OpenedPdf } from '../pdf/openPdf.ts'
import { lowest } from './page.ts'

/** Writes a document from page to page: what comes next stands below what was written, or on the next page. */
export interface Flow extends OpenedPdf {
  /** Where pages end. */
  readonly bottom: number
  /** Where the next thing begins, points from the top of its page. */
  at(): number
  /** So much was written, or is left free. */
  move(height: number): void
  /** Room for so much: on this page, or at the top of the next; answers whether a page was begun. */
  need(height: number): boolean
  /** What each further page begins with until it is told otherwise; answers where it ends. */
  repeat(draw: ((y: number) => number) | null): void
}

interface FlowOptions {
  /** The head of each page; answers where it ends. */
  readonly head: (isFirst: boolean) => number
  /** Where pages end; the letter's unless told. */
  readonly bottom?: number
}

/** A document that begins its first page. */
export function createFlow(opened: OpenedPdf, { head, bottom = lowest }: FlowOptions): Flow {
  let repeated: ((y: number) => number) | null = null
  opened.pdf.addPage()
  let y = head(true)
  return {
    ...opened,
    bottom,
    at: () => y,
    move: height => {
      y += height
    },
    need: height => {
      if (y + height <= bottom) return false
      opened.pdf.addPage()
      y = head(false)
      if (repeated !== null) y = repeated(y)
      return true
    },
    repeat: draw => {
      repeated = draw
    },
  }
}
