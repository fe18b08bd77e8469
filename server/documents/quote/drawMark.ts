import type { Pdf } from '../pdf/openPdf.ts'

/** The lines of the mark, in a square of 32. */
const strokes = ['M4 11 16 5l12 6v11l-12 6-12-6z', 'M4 11l12 6 12-6M16 17v11', 'M10 8l12 6v5'] as const

/** The mark of the company, as large as the square of this side. */
export function drawMark(pdf: Pdf, x: number, y: number, side: number, colour: string): void {
  pdf.save()
  pdf.translate(x, y).scale(side / 32)
  pdf.lineWidth(2.2).lineJoin('round').lineCap('round').strokeColor(colour)
  for (const stroke of strokes) pdf.path(stroke).stroke()
  pdf.restore()
}
