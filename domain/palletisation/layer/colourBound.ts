/** A rectangle X by Y without its far corner: what lies beyond both x and y is missing. Lengths in steps. */
export interface LShape {
  readonly X: number
  readonly Y: number
  readonly x: number
  readonly y: number
}

/**
 * An upper bound on the boxes in an L. Cells coloured by diagonal, modulo a side of the box: a box holds every colour
 * equally often, so the rarest colour limits the count; both sides and both directions of the diagonals are tried.
 * For a rectangle it is the Barnes bound. Source: colouring argument, Barnes 1979; its use on an L is our own.
 */
export function colourBound({ X, Y, x, y }: LShape, long: number, short: number): number {
  let bound = Math.floor((X * y + x * (Y - y)) / (long * short))
  // The upper arm starts y diagonals later; seen in a mirror its far end leads instead.
  for (let mirrored = 0; mirrored < 2; mirrored++) {
    const shift = mirrored === 0 ? y : y + X - x
    if (long > 1) bound = Math.min(bound, Math.floor(rarestColour(X, Y, x, y, long, shift % long) / short))
    if (short > 1) bound = Math.min(bound, Math.floor(rarestColour(X, Y, x, y, short, shift % short) / long))
  }
  return bound
}

function rarestColour(X: number, Y: number, x: number, y: number, colours: number, shift: number): number {
  const lowX = X % colours
  const lowY = y % colours
  const highX = x % colours
  const highY = (Y - y) % colours
  const everywhere = (X * y - lowX * lowY + x * (Y - y) - highX * highY) / colours
  let rarest = Number.POSITIVE_INFINITY
  // Both counts change direction at four colours each and are straight between, so the least is at one or beside it.
  for (let corner = 0; corner < 8; corner++) {
    const from =
      corner < 4 ? cornerColour(corner, lowX, lowY) : shift + cornerColour(corner - 4, highX, highY)
    for (let near = from - 1; near <= from + 1; near++) {
      const colour = (near + colours) % colours
      const behind = colour >= shift ? colour - shift : colour - shift + colours
      const count = onDiagonal(lowX, lowY, colour, colours) + onDiagonal(highX, highY, behind, colours)
      if (count < rarest) rarest = count
    }
  }
  return everywhere + rarest
}

function cornerColour(corner: number, a: number, b: number): number {
  if (corner === 0) return 0
  if (corner === 1) return a - 1
  return corner === 2 ? b - 1 : a + b - 1
}

/** Cells of an a by b rectangle, both below the number of colours, on the diagonals of one colour. */
function onDiagonal(a: number, b: number, colour: number, colours: number): number {
  if (a === 0 || b === 0) return 0
  return alongDiagonal(a, b, colour) + alongDiagonal(a, b, colour + colours)
}

function alongDiagonal(a: number, b: number, diagonal: number): number {
  return diagonal > a + b - 2 ? 0 : Math.min(diagonal + 1, a, b, a + b - 1 - diagonal)
}
