import type { CodeLabel } from './codeLabel.ts'

/** The sides of a board that a printed sheet may be laminated to. */
export const sheetSides = [
  { code: 'FRONT', label: 'Front' },
  { code: 'BACK', label: 'Back' },
] as const satisfies readonly CodeLabel[]

export type SheetSide = (typeof sheetSides)[number]['code']
