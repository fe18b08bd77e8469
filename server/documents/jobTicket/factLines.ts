import type { TicketFact } from '#domain/jobTicket'
import { heightOf, ink, write } from '../pdf/writing.ts'
import type { Sheet } from './page.ts'

interface Manner {
  readonly width: number
  readonly labelWidth: number
  readonly size: number
  readonly lines: number
}

/** Facts below each other, each value beside its label. What is drawn belongs to the part it is drawn in. */
export function factLines({ pdf }: Sheet, facts: readonly TicketFact[], manner: Manner) {
  const { width, labelWidth, size, lines } = manner
  const value = { size, weight: 'semibold', lines } as const
  const label = { size: Math.max(6.2, size * 0.84), colour: ink.label } as const
  const valueWidth = width - labelWidth
  const heights = facts.map(fact => heightOf(pdf, fact.value, valueWidth, value))
  return {
    height: heights.reduce((sum, height) => sum + height, 0),
    draw: (x: number, y: number) => {
      let top = y
      facts.forEach((fact, index) => {
        write(pdf, fact.label, x, top + (size - label.size) * 0.95, labelWidth - 3, label)
        write(pdf, fact.value, x + labelWidth, top, valueWidth, value)
        top += heights[index] ?? 0
      })
    },
  }
}
