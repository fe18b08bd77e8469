import type { JobTicket, TicketFigure } from '#domain/jobTicket'
import { tagged } from '../pdf/tags.ts'
import { ink, write } from '../pdf/writing.ts'
import { drawFigure, usefulHeight } from './drawFigure.ts'
import { inner, type Sheet, type Stretching } from './page.ts'
import { drawTitle, titleHeight } from './titled.ts'

const gap = 10
/** More are too small to be read; a row of drawings needs so much. */
const mostFigures = 4
const leastRow = 108

const widthIn = (row: readonly TicketFigure[]): number =>
  (inner - gap * (row.length - 1)) / Math.max(1, row.length)

function undrawnBlock(sheet: Sheet, why: string): Stretching {
  const height = titleHeight + 14
  return {
    least: height,
    most: height,
    draw: (x, y) => {
      drawTitle(sheet, 'Blank', x, y, inner)
      tagged(sheet.pdf, sheet.root, 'P', () =>
        write(sheet.pdf, `There is no drawing. ${why}`, x, y + titleHeight, inner, {
          size: 9,
          colour: ink.label,
        }),
      )
    },
  }
}

/** The drawings beside each other, as large as their room; more than two in two rows. */
export function figuresBlock(sheet: Sheet, { figures, undrawn }: JobTicket): Stretching {
  if (figures.length === 0) return undrawnBlock(sheet, undrawn)
  const shown = figures.slice(0, sheet.isBrief ? 2 : mostFigures)
  const rows = shown.length > 2 ? [shown.slice(0, 2), shown.slice(2)] : [shown]
  const between = gap * (rows.length - 1)
  const useful = rows.map(row => Math.max(...row.map(each => usefulHeight(each, widthIn(row)))))
  const wanted = useful.reduce((sum, each) => sum + each, 0)
  const least = leastRow * rows.length + between
  return {
    least,
    most: Math.max(least, wanted + between),
    draw: (x, y, height) => {
      let top = y
      rows.forEach((row, index) => {
        const high = ((height - between) * (useful[index] ?? 0)) / wanted
        const width = widthIn(row)
        row.forEach((drawing, place) => {
          drawFigure(sheet, drawing, { x: x + place * (width + gap), y: top, width, height: high })
        })
        top += high + gap
      })
    },
  }
}
