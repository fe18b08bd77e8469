import type { CodeLabel } from './codeLabel.ts'

/** Where the printing plates of an item come from. `CODE`: 001 §4 (no trim for a code only); the others are our own. */
export const stereoPlates = [
  { code: 'NEW', label: 'New stereo' },
  { code: 'EXISTING', label: 'Existing stereo' },
  { code: 'CHANGED', label: 'Changed stereo' },
  { code: 'CODE', label: 'Code only' },
] as const satisfies readonly CodeLabel[]
