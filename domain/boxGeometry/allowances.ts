/**
 * Every allowance a formula uses, with a name: mm, degrees or shares.
 */
export interface Allowances {
  /** The glue lap: its taper, and the gap between the two joined panels of a knocked-down box. */
  readonly joint: {
    readonly taperDegrees: number
    readonly gapLeast: number
    readonly gapTarget: number
    readonly gapMost: number
  }
  /** What a plant sets of a style that is a table: mm by the style's code and the allowance's name. */
  readonly styles: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly partition: {
    readonly clearance: number
    readonly slotPlay: number
    readonly slotDepthShare: number
  }
}

/**
 * The default allowances, each of which an option can replace.
 * Joint gap: AICC's 1/8", 3/8" and 1/2" rounded (sourced, used for a warning only). Lap taper 15 degrees: cross-checked.
 * Styles that are tables have their defaults there, as formulas; the rest is our own design.
 */
export const defaultAllowances: Allowances = {
  joint: { taperDegrees: 15, gapLeast: 3, gapTarget: 9.5, gapMost: 12.5 },
  styles: {},
  partition: { clearance: 3, slotPlay: 0.5, slotDepthShare: 0.5 },
}

/** Replacements for some of the allowances. */
export type AllowanceChanges = {
  readonly [Group in keyof Allowances]?: Group extends 'styles'
    ? Allowances['styles']
    : Partial<Allowances[Group]>
}
