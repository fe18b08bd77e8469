import type { DimensionChains } from '#domain/dieline'
import { tidy } from '#domain/formats'
import type { Frame } from './drawEntities.ts'
import { figureRooms } from './figureRooms.ts'
import type { Pdf } from './openPdf.ts'
import { ink, widthOf, write } from './writing.ts'

const tick = 2
const size = 7
const smallest = 4.6

/** Room that a row of measures takes beside a drawing, points. */
export const chainRoom = size + 5

const measure = (mm: number): string => tidy(mm, 2)

/** One row of spans along a line from the origin, its figures so far below it. */
function drawRow(pdf: Pdf, spans: readonly number[], scale: number, below: number): void {
  const ends = [0]
  for (const span of spans) ends.push((ends.at(-1) ?? 0) + span)
  const length = (ends.at(-1) ?? 0) * scale
  pdf.lineWidth(0.4).strokeColor(ink.label)
  pdf.moveTo(0, 0).lineTo(length, 0)
  for (const mark of ends) pdf.moveTo(mark * scale, -tick).lineTo(mark * scale, tick)
  pdf.stroke()
  const look = { size, weight: 'semibold' } as const
  const words = spans.map(measure)
  const widths = words.map(figure => widthOf(pdf, figure, look))
  const rooms = figureRooms(
    spans.map(span => span * scale),
    widths,
  )
  words.forEach((figure, index) => {
    const middle = (((ends[index] ?? 0) + (ends[index + 1] ?? 0)) / 2) * scale
    const [width = 0, room = 0] = [widths[index], rooms[index]]
    // Wider than its room: smaller, as long as it can be read; the step has the figures of those that can't.
    const shrunk = spans.length === 1 ? size : Math.min(size, (size * room) / width)
    if (shrunk < smallest) return
    const fitting = { ...look, size: shrunk }
    const narrow = widthOf(pdf, figure, fitting)
    write(pdf, figure, middle - narrow / 2, below, narrow + 1, fitting)
  })
}

/** The measures of a drawing below it and at its left. */
export function drawChains(pdf: Pdf, chains: DimensionChains, frame: Frame): void {
  chains.below.forEach((spans, row) => {
    pdf.save()
    pdf.translate(frame.x, frame.bottom + 5 + row * chainRoom)
    drawRow(pdf, spans, frame.scale, 2.2)
    pdf.restore()
  })
  chains.beside.forEach((spans, row) => {
    pdf.save()
    pdf.translate(frame.x - 5 - row * chainRoom, frame.bottom).rotate(-90)
    drawRow(pdf, spans, frame.scale, -size - 2.6)
    pdf.restore()
  })
}
