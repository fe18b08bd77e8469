import type { StretchWrap } from '../masterData/stretchWraps.ts'

/**
 * Metres of film off the roll for a load (mm): one round a film's width of height, overlapped, less what it stretches.
 * Rule of thumb.
 */
export function stretchFilmMetres(
  load: { readonly length: number; readonly width: number; readonly height: number },
  wrap: StretchWrap,
): number {
  if (!(wrap.filmWidth > 0)) return 0
  const perimeter = (2 * (load.length + load.width)) / 1000
  const rounds = Math.ceil(load.height / wrap.filmWidth)
  return Math.round(((perimeter * (1 + wrap.overlap) * rounds) / (1 + wrap.stretch)) * 100) / 100
}
