import type { Pdf } from './openPdf.ts'

/** Writes the foot of every page, each knowing its number and how many there are. Readers of the structure pass it by. */
export function numberPages(pdf: Pdf, foot: (number: number, count: number) => void): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index)
    pdf.markContent('Artifact', { type: 'Pagination' })
    foot(index + 1, count)
    pdf.endMarkedContent()
  }
}
