import { decoration, tagged } from '../pdf/tags.ts'
import { ink, write } from '../pdf/writing.ts'
import type { Sheet } from './page.ts'

/** Height of the heading of a part. */
export const titleHeight = 14

/** The heading of a part, on a line as wide as the part. */
export function drawTitle({ pdf, root }: Sheet, title: string, x: number, y: number, width: number): void {
  decoration(pdf, () => pdf.rect(x, y, width, 11.5).fill(ink.pale))
  tagged(pdf, root, 'H2', () =>
    write(pdf, title.toUpperCase(), x + 4, y + 1.6, width - 8, { size: 7.4, weight: 'bold' }),
  )
}
