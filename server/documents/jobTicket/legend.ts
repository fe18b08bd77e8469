import type { TicketFigure } from '#domain/jobTicket'
import { ruleLooks } from '../pdf/drawEntities.ts'
import { decoration, tagged } from '../pdf/tags.ts'
import { ink, widthOf, write } from '../pdf/writing.ts'
import { drawTape } from './drawTape.ts'
import type { Sheet } from './page.ts'

const names = {
  CUT: 'cut',
  CREASE: 'crease',
  PERF: 'perforation',
  HALFCUT: 'half cut',
  GLUE: 'glue',
} as const

const kinds = Object.keys(names) as (keyof typeof names)[]

/** The kinds of lines in a drawing as they are drawn, up to the right edge. */
export function drawLegend(
  { pdf, root }: Sheet,
  { entities, tapes }: TicketFigure,
  right: number,
  y: number,
): void {
  const look = { size: 6.8, colour: ink.label } as const
  const middle = y + 4.2
  let x = right
  const entry = (words: string, line: (from: number, to: number) => void) => {
    const width = widthOf(pdf, words, look)
    const from = x - width
    tagged(pdf, root, 'P', () => write(pdf, words, from, y, width + 1, look))
    decoration(pdf, () => line(from - 19, from - 3))
    x = from - 27
  }
  if (tapes.length > 0) entry('tape', (from, to) => drawTape(pdf, from, to, middle))
  for (const kind of kinds.toReversed()) {
    const rule = ruleLooks[kind]
    if (rule === undefined || !entities.some(each => each.layer === kind)) continue
    entry(names[kind], (from, to) => {
      pdf.save()
      pdf.lineWidth(rule.width).strokeColor(rule.colour)
      if (rule.dashes !== null) pdf.dash(rule.dashes[0], { space: rule.dashes[1] })
      pdf.moveTo(from, middle).lineTo(to, middle).stroke()
      pdf.restore()
    })
  }
}
