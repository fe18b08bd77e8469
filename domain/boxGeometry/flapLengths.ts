import type { Size } from './size.ts'
import type { FlapStyle } from './styles.ts'

/** The lengths of a box end's flaps: `outer` hang from the length panels, `inner` from the width panels. */
export interface FlapLengths {
  readonly outer: number
  readonly inner: number
}

/** What the flute adds to a flap that meets its opposite, and to one that covers the whole end (mm). */
export interface FlapAdds {
  readonly meeting: number
  readonly covering: number
  /** Where half of an odd millimetre goes. */
  readonly oddHalf?: 'up' | 'down' | undefined
  /** Lengths to the fraction, as the size has them. */
  readonly exact?: boolean
}

/**
 * How long the flaps of a flap style are (mm). `adjustment` is the overlap of 02 and the gap of 09.
 * Half lengths become whole millimetres before the flute's addition: up, or down where the flute says so.
 * Well-known behaviour of the styles; additions by the flute master.
 */
export function flapLengths(
  flap: FlapStyle,
  { length, width }: Size,
  { meeting, covering, oddHalf = 'up', exact = false }: FlapAdds,
  adjustment = 0,
): FlapLengths {
  const half = (full: number, more = 0) =>
    exact ? (full + more) / 2 : halfOf(full) + meeting + Math.sign(more) * Math.ceil(Math.abs(more) / 2)
  const halfOf = (full: number) => (oddHalf === 'down' ? Math.floor(full / 2) : Math.ceil(full / 2))
  const whole = width + covering
  const both = (length: number): FlapLengths => ({ outer: length, inner: length })
  switch (flap) {
    case 'none':
      return both(0)
    case '01':
      return both(half(width))
    case '02':
      return both(half(width, adjustment))
    case '03':
      return both(whole)
    case '04':
      return { outer: half(width), inner: half(length) }
    case '05':
      return both(half(length))
    case '06':
      return { outer: whole, inner: half(length) }
    case '09':
      return both(half(width, -adjustment))
  }
}
