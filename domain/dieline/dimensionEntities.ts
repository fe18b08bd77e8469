import type { BlankPiece, Point } from '#domain/boxGeometry'
import { decimal } from './decimal.ts'
import { dimensionChains } from './dimensionChains.ts'
import type { Entity } from './model.ts'

const layer = 'DIM'

const sum = (spans: readonly number[]) => spans.reduce((all, span) => all + span, 0)

/** Of a figure, in its height. */
const letterWidth = 0.6

interface Chain {
  readonly spans: readonly number[]
  readonly at: number
  readonly height: number
  readonly place: (along: number, across: number) => Point
  readonly angle: number
}

/** One row of dimensions: a line with a tick at every mark and each span's figure beside it. */
const chain = ({ spans, at, height, place, angle }: Chain): Entity[] => {
  const marks = [0]
  for (const span of spans) marks.push((marks.at(-1) ?? 0) + span)
  const ticks = marks.map(
    (mark): Entity => ({
      type: 'LINE',
      layer,
      from: place(mark, at - height / 2),
      to: place(mark, at + height / 2),
    }),
  )
  let narrow = 0
  const figures = spans.map((span, index): Entity => {
    const text = decimal(span, 1)
    const letters = Math.max(height / 2, Math.min(height, span / (text.length * letterWidth)))
    // Where not even small figures fit, neighbours stand on either side of the line in turn.
    const isNarrow = letters * text.length * letterWidth > span
    narrow = isNarrow ? narrow + 1 : 0
    const across = isNarrow && narrow % 2 === 0 ? at + height : at - height
    return {
      type: 'TEXT',
      layer,
      at: place((marks[index] ?? 0) + span / 2, across),
      height: letters,
      angle,
      text,
    }
  })
  return [{ type: 'LINE', layer, from: place(0, at), to: place(marks.at(-1) ?? 0, at) }, ...ticks, ...figures]
}

/**
 * Dimension lines below and left of a blank, as {@link dimensionChains} has them. `lettering` is the height of the figures,
 * mm; left out: as a drawing in its own size has them.
 */
export function dimensionEntities(piece: BlankPiece, lettering?: number): Entity[] {
  const chains = dimensionChains(piece)
  const longest = Math.max(...[...chains.below, ...chains.beside].map(spans => sum(spans)))
  const height = lettering ?? Math.min(12, Math.max(3, longest / 100))
  const below = (along: number, across: number): Point => ({ x: along, y: across })
  const beside = (along: number, across: number): Point => ({ x: across, y: along })
  return [
    ...chains.below.flatMap((spans, row) =>
      chain({ spans, at: -height * (2 + 3 * row), height, place: below, angle: 0 }),
    ),
    ...chains.beside.flatMap((spans, row) =>
      chain({ spans, at: -height * (2 + 3 * row), height, place: beside, angle: 90 }),
    ),
  ]
}
