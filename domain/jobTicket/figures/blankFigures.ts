import type { Blank, BlankPiece } from '#domain/boxGeometry'
import { type Dieline, type DimensionChains, dieline, dimensionChains } from '#domain/dieline'
import { tidy } from '#domain/formats'
import type { TicketFigure } from '../ticket.ts'

/** Nearer creases are one fold: their distance can't be read. */
const oneFold = 12

const spansBetween = (places: readonly number[], whole: number): number[] => {
  const kept = [...new Set(places.map(place => Math.round(place * 100) / 100))]
    .sort((a, b) => a - b)
    .reduce<number[]>((all, place) => {
      const isApart = place - (all.at(-1) ?? 0) >= oneFold && whole - place >= oneFold
      if (isApart) all.push(place)
      return all
    }, [])
  return [...kept, whole].map((place, index) => Math.round((place - (kept[index - 1] ?? 0)) * 100) / 100)
}

/** A die-cut blank is measured between its folds: the machines before the forme know of none of them. */
function measuresOf(drawing: Dieline, piece: BlankPiece): DimensionChains {
  const chains = dimensionChains(piece)
  const rows = (spans: readonly number[], whole: number) => (spans.length > 1 ? [spans, [whole]] : [[whole]])
  const { hinges, width, height } = drawing
  const upright = hinges.filter(({ from, to }) => from.x === to.x).map(({ from }) => from.x)
  const level = hinges.filter(({ from, to }) => from.y === to.y).map(({ from }) => from.y)
  return {
    below: piece.ffgCreases.length > 1 ? chains.below : rows(spansBetween(upright, width), width),
    beside: piece.corrCreases.length > 1 ? chains.beside : rows(spansBetween(level, height), height),
  }
}

/** Every piece of the blank with its cuts, creases and glue area, measured between its creases; mm, seen from the inside. */
export function blankFigures(blank: Blank): TicketFigure[] {
  const isSet = blank.pieces.length > 1
  return blank.pieces.map(piece => {
    const drawing = dieline(blank, { piece, glue: true })
    const times = piece.quantity > 1 ? `, ${piece.quantity} of it` : ''
    return {
      kind: 'blank',
      title: isSet ? `Blank: ${piece.name}${times}` : 'Blank',
      note: `${tidy(drawing.width, 2)} × ${tidy(drawing.height, 2)} mm, seen from the inside`,
      width: drawing.width,
      height: drawing.height,
      isFramed: false,
      entities: drawing.entities,
      chains: measuresOf(drawing, piece),
      tapes: [],
    }
  })
}
