import type { PreprintCost } from './preprintCost.ts'

/** The lines that a printed liner usually has; their rates are the printer's. Our own. */
export const startingLines: readonly Omit<PreprintCost['details'][number], 'key'>[] = [
  { type: 'Press make-ready', basis: 'run', rate: null },
  { type: 'Press run', basis: 'metres', rate: null },
  { type: 'Rewinding and handling', basis: 'metres', rate: null },
  { type: 'Freight of the rolls', basis: 'run', rate: null },
]
