import type { Formula } from '../styleTable.ts'

/** How wide the walls of a tube are around an inside length and width: P3 goes around the most board, P4 meets the lap. */
export const tubeWidths = (length: Formula, width: Formula) =>
  [`${length} + t`, `${width} + t`, `${length} + 2*t`, width] as const
