import type { Part, Pdf } from '../pdf/openPdf.ts'

/** A4, points. */
export const page = { width: 595.28, height: 841.89, margin: 24 } as const

export const inner = page.width - 2 * page.margin

/** What the parts of a ticket are drawn with: `scale` of its texts and rows, below 1 where there is much to say. */
export interface Sheet {
  readonly pdf: Pdf
  readonly root: Part
  readonly scale: number
  /** Where even small texts do not fit: each part says the least that it can. */
  readonly isBrief: boolean
  /** Steps of the route at most; the last line says how many there are besides. */
  readonly mostSteps: number
}

/** A part of the page that is measured before it is drawn. */
export interface Block {
  readonly height: number
  draw(x: number, y: number): void
}

/** A part that takes the room it is given. */
export interface Stretching {
  /** Less is no use. */
  readonly least: number
  /** More makes it no better. */
  readonly most: number
  draw(x: number, y: number, height: number): void
}
