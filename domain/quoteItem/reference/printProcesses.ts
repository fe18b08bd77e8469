import type { CodeLabel } from './codeLabel.ts'

export interface PrintProcess extends CodeLabel {
  readonly id: number
}

/**
 * Print processes. Codes: 002 §9. Ids: 2 and 3 are the processes the trim rule means and 6 the one of the
 * previous-art rule (001 §9); which codes these are is our own reading: the two flexo ones, and litho.
 */
export const printProcesses = [
  { id: 1, code: 'NOPRINT', label: 'No Print' },
  { id: 2, code: 'FLEXO', label: 'Flexo' },
  { id: 3, code: 'HQ_FLEXO', label: 'HQ Flexo' },
  { id: 4, code: 'PREPRINT', label: 'Preprint' },
  { id: 5, code: 'OS_LITHO', label: 'Outside Litho' },
  { id: 6, code: 'LITHO', label: 'Litho' },
  { id: 7, code: 'NONE', label: 'No Mapping' },
] as const satisfies readonly PrintProcess[]
