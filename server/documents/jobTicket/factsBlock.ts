import type { TicketFact } from '#domain/jobTicket'
import { tagged } from '../pdf/tags.ts'
import { heightOf, ink, write } from '../pdf/writing.ts'
import type { Block, Sheet } from './page.ts'

const gap = 8

interface Manner {
  readonly columns: number
  readonly width: number
  /** Of the values, points. */
  readonly size?: number
  readonly lines?: number
}

/** Facts side by side, each value under its label. */
export function factsBlock(
  { pdf, root, scale }: Sheet,
  facts: readonly TicketFact[],
  { columns, width, size = 9.5, lines = 2 }: Manner,
): Block {
  const column = (width - gap * (columns - 1)) / columns
  const label = { size: 6.6, colour: ink.label, weight: 'semibold' } as const
  const value = { size: size * scale, weight: 'semibold', lines } as const
  const labelHeight = label.size * 1.2
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, row) =>
    facts.slice(row * columns, (row + 1) * columns),
  )
  const heights = rows.map(
    row => labelHeight + Math.max(...row.map(fact => heightOf(pdf, fact.value, column, value))) + 3 * scale,
  )
  return {
    height: heights.reduce((sum, height) => sum + height, 0),
    draw: (x, y) => {
      let top = y
      rows.forEach((row, index) => {
        row.forEach((fact, place) => {
          const left = x + place * (column + gap)
          tagged(pdf, root, 'P', () => {
            write(pdf, fact.label, left, top, column, label)
            write(pdf, fact.value, left, top + labelHeight, column, value)
          })
        })
        top += heights[index] ?? 0
      })
    },
  }
}
