import type { QuoteDocument } from '#domain/quoteDocument'
import type { OpenedPdf, Pdf } from '../pdf/openPdf.ts'
import { decoration, tagged } from '../pdf/tags.ts'
import { heightOf, ink, write } from '../pdf/writing.ts'
import { brand, inner, page } from './page.ts'

/** The lines of the mark, in a square of 32. */
const strokes = ['M4 11 16 5l12 6v11l-12 6-12-6z', 'M4 11l12 6 12-6M16 17v11', 'M10 8l12 6v5'] as const

/** The mark of the company, as large as the square of this side. */
function drawMark(pdf: Pdf, x: number, y: number, side: number, colour: string): void {
  pdf.save()
  pdf.translate(x, y).scale(side / 32)
  pdf.lineWidth(2.2).lineJoin('round').lineCap('round').strokeColor(colour)
  for (const stroke of strokes) pdf.path(stroke).stroke()
  pdf.restore()
}

const markSide = 40

/** What the heads of pages say. */
type Headed = Pick<QuoteDocument, 'sender' | 'title' | 'customer' | 'lacks'>

/** Who the letter is from, with the mark, under a band of kraft; answers where it ends. */
function letterHead({ pdf, root }: OpenedPdf, { sender }: Headed): number {
  const { top, side, width } = page
  decoration(pdf, () => {
    pdf.rect(0, 0, width, 9).fill(brand.kraft)
    drawMark(pdf, side - 4, top - 3, markSide, brand.cobalt)
  })
  const right = 190
  const x = side + markSide + 6
  tagged(pdf, root, 'P', () => {
    const name = { size: 17, weight: 'bold', colour: brand.cobalt, lines: 2 } as const
    const high = heightOf(pdf, sender.name, inner - right - markSide - 16, name)
    write(pdf, sender.name, x, top + (markSide - 6 - high) / 2, inner - right - markSide - 16, name)
  })
  tagged(pdf, root, 'P', () =>
    sender.lines.forEach((line, index) => {
      const look = { size: 7.8, colour: ink.label, align: 'right' } as const
      write(pdf, line, width - side - right, top - 1 + index * 10.4, right, look)
    }),
  )
  const bottom = Math.max(top + markSide, top + sender.lines.length * 10.4) + 6
  decoration(pdf, () => pdf.rect(side, bottom, inner, 0.7).fill(brand.kraft))
  return bottom + 16
}

/** Whose letter the page belongs to; answers where it ends. */
function furtherHead({ pdf }: OpenedPdf, { sender, title, customer, lacks }: Headed): number {
  const { top, side, width } = page
  pdf.markContent('Artifact', { type: 'Pagination' })
  pdf.rect(0, 0, width, 5).fill(brand.kraft)
  drawMark(pdf, side - 1, top - 8, 17, brand.cobalt)
  write(pdf, sender.name, side + 22, top - 5, 220, { size: 9, weight: 'bold', colour: brand.cobalt })
  const words = `${title} for ${customer.name}${lacks.length === 0 ? '' : ' – NOT COMPLETE'}`
  const look = { size: 8, colour: ink.label, align: 'right' } as const
  write(pdf, words, side + 230, top - 4, inner - 230, look)
  pdf.rect(side, top + 13, inner, 0.6).fill(brand.line)
  pdf.endMarkedContent()
  return top + 24
}

/** The head of a page: of the letter on the first, short on the others. */
export const pageHead =
  (opened: OpenedPdf, document: Headed) =>
  (isFirst: boolean): number =>
    isFirst ? letterHead(opened, document) : furtherHead(opened, document)
