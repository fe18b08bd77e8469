import { expect, it } from 'vitest'
import { figureRooms } from '../../server/documents/pdf/figureRooms.ts'
import { openPdf } from '../../server/documents/pdf/openPdf.ts'
import { textWidth } from '../../server/documents/pdf/wordWidths.ts'

it('no figure of a text stands over the point behind it', () => {
  const { pdf } = openPdf('Figures', '2026-11-23T00:30:00.000Z')
  const width = (text: string) => textWidth(pdf, text, 'regular', 10, false)
  for (const figure of ['$12,037.32', '7.7', '0.74,'])
    expect(width(figure)).toBeCloseTo(
      Array.from(figure, width).reduce((sum, each) => sum + each, 0),
      6,
    )
})

it('figures of a row of measures never touch, and stand over a short span where the next leaves room', () => {
  const spans = [13.5, 13.5, 60, 4.4, 50]
  const widths = [19, 19, 12, 8, 12]
  const rooms = figureRooms(spans, widths)
  const ends = spans.map((_, index) => spans.slice(0, index).reduce((sum, span) => sum + span, 0))
  const placed = rooms.map((room, index) => {
    const middle = (ends[index] ?? 0) + (spans[index] ?? 0) / 2
    const half = Math.min(room, widths[index] ?? 0) / 2
    return { from: middle - half, to: middle + half }
  })
  for (const [index, { from }] of placed.entries())
    if (index > 0) expect(from).toBeGreaterThanOrEqual(placed[index - 1]?.to ?? 0)
  expect(rooms[3]).toBeGreaterThan(8)
})
