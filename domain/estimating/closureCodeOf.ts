import type { Style } from '#domain/boxGeometry'

const none = '00'
const glued = '01'

/** The closure that an item is made with: as it says, and glued where a company's own style is and no other is said. */
export const closureCodeOf = ({ basis, isGlued }: Style, said: string | null): string | null =>
  basis === 'own geometry' && isGlued && (said ?? none) === none ? glued : said
