import type { HingeRule } from './panel.ts'
import type { Stroke } from './stroke.ts'

/** What a rule of the forme does to the board. */
export type Rule = 'CUT' | Exclude<HingeRule, 'NONE'>

/** A stroke of the blank and the rule that makes it, with the name of the panel it belongs to. */
export type RuleLine = Stroke & { readonly rule: Rule; readonly panel: string }
