import type { JobTicket, TicketInk } from '#domain/jobTicket'
import { decoration, part, tagged } from '../pdf/tags.ts'
import { ink, write } from '../pdf/writing.ts'
import { factLines } from './factLines.ts'
import type { Block, Sheet } from './page.ts'
import { drawTitle, titleHeight } from './titled.ts'

const swatch = 17

/** How it is printed: the process, and the inks of each side by their swatches in the order of the units. */
export function printBlock(sheet: Sheet, { print, sides }: JobTicket, width: number): Block {
  const { pdf, root, scale, isBrief } = sheet
  const said = print.length === 0 ? [{ label: 'Process', value: 'not chosen yet' }] : print
  const facts = factLines(sheet, said, { width, labelWidth: 74, size: 8.6 * scale, lines: isBrief ? 2 : 4 })
  const rowHeight = (isBrief ? 12.5 : 22.5) * scale
  const sideHeight = 10
  const inks = sides.reduce((sum, side) => sum + sideHeight + side.inks.length * rowHeight, 0)
  return {
    height: titleHeight + facts.height + inks + 5,
    draw: (x, y) => {
      drawTitle(sheet, 'Print', x, y, width)
      tagged(pdf, root, 'P', () => facts.draw(x, y + titleHeight))
      let top = y + titleHeight + facts.height + 1
      for (const side of sides) {
        const at = top
        tagged(pdf, root, 'P', () =>
          write(pdf, side.name, x, at, width, { size: 7, weight: 'semibold', colour: ink.label }),
        )
        top += sideHeight
        const list = part(pdf, root, 'L')
        for (const each of side.inks) {
          const line = top
          decoration(pdf, () => drawSwatch(sheet, each, x + 11, line))
          tagged(pdf, list, 'LI', () => drawInk(sheet, each, x, line, width))
          top += rowHeight
        }
        list.end()
      }
    },
  }
}

function drawSwatch({ pdf, scale, isBrief }: Sheet, { colour }: TicketInk, x: number, y: number): void {
  const [wide, high] = [20 * scale, (isBrief ? swatch / 2 : swatch) * scale]
  pdf.rect(x, y, wide, high).lineWidth(0.6)
  if (/^#[\da-f]{6}$/i.test(colour)) pdf.fillAndStroke(colour, ink.text)
  else {
    pdf.stroke(ink.text)
    pdf
      .moveTo(x, y + high)
      .lineTo(x + wide, y)
      .stroke(ink.text)
  }
}

function drawInk({ pdf, scale, isBrief }: Sheet, each: TicketInk, x: number, y: number, width: number): void {
  const size = 8.8 * scale
  const from = x + 11 + 25 * scale
  const right = x + width
  const [stereoWidth, coverageWidth] = [58, 34]
  const strong = { size, weight: 'bold' } as const
  const code = each.code === '' ? 'no ink chosen' : each.code
  const stereoAt = right - stereoWidth - coverageWidth
  write(pdf, String(each.position), x, y, 10, strong)
  write(pdf, code, from, y, stereoAt - from - 4, strong)
  if (!isBrief)
    write(pdf, each.name, from, y + size * 1.15, right - from, { size: size * 0.84, colour: ink.label })
  write(pdf, each.stereo, stereoAt, y, stereoWidth, { size })
  write(pdf, each.coverage, right - coverageWidth, y, coverageWidth, { size, align: 'right' })
}
