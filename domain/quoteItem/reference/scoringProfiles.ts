import type { CodeLabel } from './codeLabel.ts'

/** How the corrugator's wheels press a crease; a sheet without creases has none. Our own. */
export const scoringProfiles: readonly CodeLabel[] = [
  { code: 'POINT_FLAT', label: 'Point to flat' },
  { code: 'POINT_POINT', label: 'Point to point' },
  { code: 'OFFSET', label: 'Offset' },
  { code: 'FIVE_POINT', label: 'Five point' },
  { code: 'NONE', label: 'No creases' },
]
