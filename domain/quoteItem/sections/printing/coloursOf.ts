import { lithoCounts } from './lithoCounts.ts'
import type { Printing } from './printing.ts'

/** How many colours litho prints on a side: process, PMS and metallic together. */
export const coloursOf = (printing: Printing, side: keyof typeof lithoCounts): number =>
  lithoCounts[side].reduce((sum, field) => sum + (printing[field] ?? 0), 0)
