export interface StretchWrap {
  readonly code: string
  readonly name: string
  /** Width of the film in mm, 0 for no wrap. */
  readonly filmWidth: number
  /** Share of the film that covers film again: 0.5 is a half. */
  readonly overlap: number
  /** How much longer the film gets: 2 is threefold. */
  readonly stretch: number
}

/** Film of 500 mm, half overlapped, stretched threefold: rule of thumb. The other rows are our own. */
export const stretchWraps: readonly StretchWrap[] = [
  { code: 'NONE', name: 'No wrap', filmWidth: 0, overlap: 0, stretch: 0 },
  { code: 'STD', name: 'Stretch wrap, machine', filmWidth: 500, overlap: 0.5, stretch: 2 },
  { code: 'HAND', name: 'Stretch wrap, by hand', filmWidth: 450, overlap: 0.5, stretch: 0.5 },
  { code: 'FULL', name: 'Weather wrap, double cover', filmWidth: 500, overlap: 1, stretch: 2 },
]
