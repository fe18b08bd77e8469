import type { CodeLabel } from './codeLabel.ts'

/** The film that is laid over a printed sheet. Our own: the specification has no list of it. */
export const laminationTypes = [
  { code: 'NONE', label: 'None' },
  { code: 'GLOSS', label: 'Gloss film' },
  { code: 'MATT', label: 'Matt film' },
  { code: 'SOFT_TOUCH', label: 'Soft touch' },
] as const satisfies readonly CodeLabel[]
