import type { SectionRules } from '../../about.ts'
import { linesComplete } from './linesComplete.ts'
import { runKnown } from './runKnown.ts'

/** The rules of Preprint Cost. */
export const preprintCostRules: SectionRules<'preprintCost'> = { rules: [linesComplete, runKnown] }
