import type { SizeFigures } from '#domain/estimating'
import { decimal } from '#domain/formats'

/** Paper width and sheets beside each other on it: `2450 × 5`; a dash where the board is bought. */
export const deckleText = ({ deckle, out }: Pick<SizeFigures, 'deckle' | 'out'>): string =>
  deckle === null ? '—' : `${decimal(deckle, 0)} × ${out}`
