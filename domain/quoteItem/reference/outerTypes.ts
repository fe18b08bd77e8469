import type { CodeLabel } from './codeLabel.ts'

/** What finished goods are packed into. Our own; the master itself is not shown (decision N16). */
export const outerTypes: readonly CodeLabel[] = [
  { code: 'NO_OUTER', label: 'No outer' },
  { code: 'CARTON', label: 'Outer carton' },
  { code: 'SHRINK', label: 'Shrink wrap' },
  { code: 'TRAY', label: 'Tray' },
]
