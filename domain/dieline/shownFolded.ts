import type { Blank } from '#domain/boxGeometry'

/**
 * How far a blank is folded in a still picture: far enough to be known, open enough to look in. What is put together from
 * strips is only known when it is closed, and a set when its pieces are nearly together.
 */
export function shownFolded({ style, pieces }: Blank): number {
  if (style.family === '09') return 1
  return pieces.length > 1 ? 0.94 : 0.82
}
