import type { CodeLabel } from './codeLabel.ts'

/** What is laid over the print. Our own: the specification names the field only (001 §3). */
export const varnishTypes = [
  { code: 'NONE', label: 'None' },
  { code: 'GLOSS', label: 'Gloss' },
  { code: 'MATT', label: 'Matt' },
  { code: 'UV', label: 'UV' },
  { code: 'ANTI_SLIP', label: 'Anti-slip' },
] as const satisfies readonly CodeLabel[]
