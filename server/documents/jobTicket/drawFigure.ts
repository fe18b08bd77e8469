import type { TicketFigure } from '#domain/jobTicket'
import { type Box, fitted } from '../pdf/box.ts'
import { chainRoom, drawChains } from '../pdf/drawChains.ts'
import { drawEntities } from '../pdf/drawEntities.ts'
import { figure, tagged } from '../pdf/tags.ts'
import { ink, write } from '../pdf/writing.ts'
import { drawTape } from './drawTape.ts'
import { drawLegend } from './legend.ts'
import type { Sheet } from './page.ts'
import { drawTitle, titleHeight } from './titled.ts'

const noteHeight = 11
const pointsPerMm = 72 / 25.4

/** What stands around a drawing, points. */
function margins({ chains }: TicketFigure) {
  const row = (count: number) => count * chainRoom + 6
  return {
    left: row(chains.beside.length),
    right: 6,
    top: titleHeight + 4,
    bottom: row(chains.below.length) + noteHeight + 2,
  }
}

/** The height at which a drawing is as wide as it can be: more makes it no larger. */
export function usefulHeight(drawing: TicketFigure, width: number): number {
  const { left, right, top, bottom } = margins(drawing)
  return ((width - left - right) * drawing.height) / drawing.width + top + bottom
}

/** A drawing as large as its box, with its measures, what has to be known to read it, and its scale. */
export function drawFigure(sheet: Sheet, drawing: TicketFigure, box: Box): void {
  const { pdf, root } = sheet
  const { left, right, top, bottom } = margins(drawing)
  drawTitle(sheet, drawing.title, box.x, box.y, box.width)
  drawLegend(sheet, drawing, box.x + box.width - 4, box.y + 1.8)
  const room: Box = {
    x: box.x + left,
    y: box.y + top,
    width: box.width - left - right,
    height: box.height - top - bottom,
  }
  const place = fitted(room, drawing)
  const frame = { x: place.x, bottom: place.y + place.height, scale: place.scale }
  figure(pdf, root, `${drawing.title}: ${drawing.note}`, () => {
    if (drawing.isFramed)
      pdf.rect(place.x, place.y, place.width, place.height).lineWidth(0.6).fillAndStroke('#f6f7f8', ink.text)
    drawEntities(pdf, drawing.entities, frame)
    for (const tape of drawing.tapes)
      drawTape(pdf, place.x, place.x + place.width, place.y + tape * place.scale)
    drawChains(pdf, drawing.chains, frame)
  })
  const scale = Math.max(1, Math.round(pointsPerMm / place.scale))
  tagged(pdf, root, 'P', () =>
    write(pdf, `${drawing.note}; about 1 : ${scale}`, box.x, box.y + box.height - noteHeight, box.width, {
      size: 7.4,
      colour: ink.label,
    }),
  )
}
