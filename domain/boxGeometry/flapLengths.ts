import type { Span } from './panel.ts'
import type { Size } from './size.ts'
import { span } from './span.ts'
import type { FlapStyle } from './styles.ts'

/** The lengths of a box end's flaps: `outer` hang from the length panels, `inner` from the width panels. */
export interface FlapLengths {
  readonly outer: Span
  readonly inner: Span
}

/** What the flute adds to a flap that meets its opposite, and to one that covers the whole end (mm). */
export interface FlapAdds {
  readonly meeting: number
  readonly covering: number
}

/**
 * How long the flaps of a flap style are (mm). `adjustment` is the overlap of 02 and the gap of 09.
 * Half lengths are rounded up to whole millimetres before the flute's addition; the formed length is the exact half.
 * Well-known behaviour of the styles; additions by the flute master.
 */
export function flapLengths(
  flap: FlapStyle,
  { length, width }: Size,
  { meeting, covering }: FlapAdds,
  adjustment = 0,
): FlapLengths {
  const half = (full: number, more = 0) =>
    span(Math.ceil(full / 2) + meeting + Math.sign(more) * Math.ceil(Math.abs(more) / 2), (full + more) / 2)
  const whole = span(width + covering, width)
  const both = (length: Span): FlapLengths => ({ outer: length, inner: length })
  switch (flap) {
    case 'none':
      return both(span(0))
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
