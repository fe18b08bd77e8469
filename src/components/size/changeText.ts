import { movedSides, type SizeChange } from '#domain/estimating'

const letters = { length: 'L', width: 'W', depth: 'D' } as const

/** A change of size in words: `L −2 D +1`. */
export const changeText = (change: SizeChange): string =>
  movedSides(change)
    .map(side => `${letters[side]} ${change[side] > 0 ? '+' : '−'}${Math.abs(change[side])}`)
    .join(' ')
