import type { CodeLabel } from './codeLabel.ts'

/** What becomes of the forme of a step; a new one (1) is made to its rule length. Source: 001 §5; the others are our own. */
export const formeTypes: readonly CodeLabel[] = [
  { code: '1', label: 'New forme' },
  { code: '2', label: 'Existing forme' },
  { code: '3', label: 'Customer’s forme' },
]
