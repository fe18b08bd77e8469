/** The report of what an item costs, line by line at each break. What stands on it, not how it is laid out. */
export { besidesOf } from './besidesOf.ts'
export { type CostTapeInput, costTapeReport } from './costTapeReport.ts'
export type { BesideLine, CostTapeReport, TapeLine } from './report.ts'
export { tapeOf } from './tapeOf.ts'
