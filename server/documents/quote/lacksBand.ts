import { counted } from '#domain/formats'
import { decoration, tagged } from '../pdf/tags.ts'
import { heightOf, ink, write } from '../pdf/writing.ts'
import type { Flow } from './flow.ts'
import { inner, page } from './page.ts'

const padding = 7
const mostSaid = 5

/** A black band that nobody overlooks: the letter may not go out, and why. */
export function lacksBand(flow: Flow, lacks: readonly string[]): void {
  if (lacks.length === 0) return
  const { pdf, root } = flow
  const more = lacks.length - mostSaid
  const said = [...lacks.slice(0, mostSaid), ...(more > 0 ? [`And ${counted(more, 'more', 'more')}.`] : [])]
  const width = inner - 2 * padding
  const head = { size: 10, weight: 'bold', colour: ink.paper } as const
  const look = { size: 8.4, weight: 'semibold', colour: ink.paper, lines: 3 } as const
  const heights = said.map(line => heightOf(pdf, line, width, look) + 1)
  const height = heights.reduce((sum, each) => sum + each, 0) + 14 + 2 * padding
  const y = flow.at()
  decoration(pdf, () => pdf.rect(page.side, y, inner, height).fill(ink.text))
  tagged(pdf, root, 'P', () => {
    write(pdf, 'NOT COMPLETE – not for the customer', page.side + padding, y + padding, width, head)
    let top = y + padding + 14
    said.forEach((line, index) => {
      write(pdf, line, page.side + padding, top, width, look)
      top += heights[index] ?? 0
    })
  })
  flow.move(height + 12)
}
