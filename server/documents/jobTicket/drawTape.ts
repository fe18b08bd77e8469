import type { Pdf } from '../pdf/openPdf.ts'

/** A tape that runs along a sheet. */
export function drawTape(pdf: Pdf, from: number, to: number, y: number): void {
  pdf.save()
  pdf.lineWidth(1.6).strokeColor('#b3261e').dash(5, { space: 2 })
  pdf.moveTo(from, y).lineTo(to, y).stroke()
  pdf.restore()
}
