import type { Part, Pdf } from '../pdf/openPdf.ts'
import { headCell, part } from '../pdf/tags.ts'
import { ink, type Look, write } from '../pdf/writing.ts'
import { itemWidth, priceColumns } from './itemColumns.ts'
import { brand, inner, page } from './page.ts'

const height = 18

function ground(pdf: Pdf, y: number): void {
  pdf.rect(page.side, y, inner, height).fill(brand.pale)
}

const look: Look = { size: 7.8, weight: 'semibold', colour: ink.label }

function heads(put: (words: string, x: number, width: number, look: Look) => void): void {
  put('Item', page.side + 6, itemWidth - 12, look)
  let x = page.side + itemWidth
  for (const { head, width } of priceColumns) {
    put(head, x, width - 5, { ...look, align: 'right' })
    x += width
  }
}

/** The heads of the columns, as the table's own; answers where they end. */
export function itemsHead(pdf: Pdf, table: Part, y: number): number {
  pdf.markContent('Artifact', { type: 'Layout' })
  ground(pdf, y)
  pdf.endMarkedContent()
  const row = part(pdf, table, 'TR')
  heads((words, x, width, each) =>
    headCell(pdf, row, 'Column', () => write(pdf, words, x, y + 4.4, width, each)),
  )
  row.end()
  return y + height + 2
}

/** The same once more at the top of a further page, where readers of the structure know them already. */
export function repeatedItemsHead(pdf: Pdf, y: number): number {
  pdf.markContent('Artifact', { type: 'Pagination' })
  ground(pdf, y)
  heads((words, x, width, each) => write(pdf, words, x, y + 4.4, width, each))
  pdf.endMarkedContent()
  return y + height + 2
}
