import type { ExplainedBar } from '#domain/priceExplanation'
import type { Part } from '../pdf/openPdf.ts'
import { decoration, part, tagged } from '../pdf/tags.ts'
import { ink, type Look, write } from '../pdf/writing.ts'
import type { Flow } from '../quote/flow.ts'
import { brand, inner, page } from '../quote/page.ts'

const labelWidth = 196
const valueWidth = 128
const barWidth = inner - labelWidth - valueWidth - 12
const lineHeight = 15
const aboutHeight = 9

const colours = { step: brand.cobalt, added: '#d9a400', total: brand.kraft, mark: ink.text } as const

/** Points that a bar takes with its words. */
const heightOfBar = ({ about }: ExplainedBar): number => lineHeight + (about === '' ? 0 : aboutHeight)

function bar({ pdf }: Flow, list: Part, shown: ExplainedBar, y: number, x: (amount: number) => number): void {
  const { label, about, value, kind, from, to } = shown
  const look: Look = { size: 9.2, weight: kind === 'total' ? 'semibold' : 'regular' }
  const [left, right] = [Math.min(x(from), x(to)), Math.max(x(from), x(to))]
  decoration(pdf, () => {
    if (kind === 'mark') {
      pdf
        .moveTo(left, y - 2)
        .lineTo(left, y + lineHeight - 2)
        .lineWidth(1.4)
        .dash(2.5, { space: 2 })
        .stroke(colours.mark)
        .undash()
    } else pdf.rect(left, y + 1.5, Math.max(0.8, right - left), 10).fill(colours[kind])
  })
  tagged(pdf, list, 'LI', () => {
    write(pdf, label, page.side, y, labelWidth - 8, look)
    if (about !== '')
      write(pdf, about, page.side, y + 12, labelWidth + barWidth / 2, { size: 7.6, colour: ink.label })
    write(pdf, value, page.width - page.side - valueWidth, y, valueWidth, { ...look, align: 'right' })
  })
}

/** A waterfall that lies on its side: a line a bar, each named and with what it comes to in words. */
export function drawBars(flow: Flow, bars: readonly ExplainedBar[]): void {
  if (bars.length === 0) return
  const ends = bars.flatMap(({ from, to }) => [from, to])
  const least = Math.min(0, ...ends)
  const most = Math.max(0, ...ends)
  const start = page.side + labelWidth
  const x = (amount: number) => start + ((amount - least) / (most - least || 1)) * barWidth
  const list = part(flow.pdf, flow.root, 'L')
  for (const each of bars) {
    flow.need(heightOfBar(each))
    bar(flow, list, each, flow.at(), x)
    flow.move(heightOfBar(each))
  }
  list.end()
  flow.move(6)
}
