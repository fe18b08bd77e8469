/** A rectangle with its sides in mm. */
export interface Rectangle {
  readonly length: number
  readonly width: number
}

/**
 * The rectangle that holds every piece of a set, one after the other or one above the other, whichever wastes less
 * board (mm; our own choice). A single piece is its own rectangle.
 */
export function gangPieces(
  pieces: readonly (Rectangle & { readonly quantity: number })[],
  bridge: number,
): Rectangle {
  const bridges = (pieces.reduce((count, { quantity }) => count + quantity, 0) - 1) * bridge
  const sum = (of: keyof Rectangle) =>
    pieces.reduce((all, piece) => all + piece[of] * piece.quantity, bridges)
  const most = (of: keyof Rectangle) => Math.max(...pieces.map(piece => piece[of]))
  const row = { length: sum('length'), width: most('width') }
  const column = { length: most('length'), width: sum('width') }
  return row.length * row.width <= column.length * column.width ? row : column
}
