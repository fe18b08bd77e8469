import type { BoardGradeInput } from '#contract/config'

/** What the fields of a board grade are called. */
export const boardGradeLabels: Readonly<Record<keyof BoardGradeInput, string>> = {
  code: 'Code',
  description: 'Description',
  flute: 'Flute',
  plies: 'Plies',
  strengthIndicator: 'Strength',
  makeUp: 'Make-up',
  gsm: 'Grammage',
  caliperMm: 'Caliper',
  isActive: 'In use',
}
