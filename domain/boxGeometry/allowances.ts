/**
 * Every allowance a formula uses, with a name. Values that end in `T` are multiples of the board's caliper,
 * the others are mm, degrees or shares. Families 03, 04 and 09 are our own design.
 */
export interface Allowances {
  /** The glue lap: its taper, and the gap between the two joined panels of a knocked-down box. */
  readonly joint: {
    readonly taperDegrees: number
    readonly gapLeast: number
    readonly gapTarget: number
    readonly gapMost: number
  }
  readonly telescope: {
    readonly baseT: number
    readonly lidClearance: number
    readonly partLidShare: number
    readonly tabGapT: number
  }
  readonly folder: {
    readonly baseT: number
    readonly sideWallT: number
    readonly outerFlapT: number
    readonly endWallT: number
  }
  readonly tray: {
    readonly baseLengthT: number
    readonly baseWidthT: number
    readonly wallT: number
    readonly rollOverT: number
    readonly endInnerShare: number
    readonly sideInnerShare: number
    readonly earGapT: number
  }
  readonly mailer: {
    readonly baseLengthT: number
    readonly baseWidthT: number
    readonly outerWallT: number
    readonly rollOverT: number
    readonly innerWallT: number
    readonly tongueT: number
    readonly frontWallT: number
    readonly lidT: number
    readonly tuckT: number
    readonly sideInsetT: number
    readonly tuckInsetT: number
    readonly earGapT: number
    readonly tongueShare: number
    readonly tonguePlay: number
    readonly tuckCornerRadius: number
    readonly lockReach: number
    readonly lockShare: number
  }
  readonly partition: {
    readonly clearance: number
    readonly slotPlay: number
    readonly slotDepthShare: number
  }
}

/**
 * The default allowances, each of which an option can replace.
 * Joint gap: AICC's 1/8", 3/8" and 1/2" rounded (sourced, used for a warning only). Lap taper 15 degrees: cross-checked.
 * Mailer: re-derived so that its sums agree with a public box library. The rest is our own design.
 */
export const defaultAllowances: Allowances = {
  joint: { taperDegrees: 15, gapLeast: 3, gapTarget: 9.5, gapMost: 12.5 },
  telescope: { baseT: 2, lidClearance: 3, partLidShare: 0.5, tabGapT: 1 },
  folder: { baseT: 2, sideWallT: 2, outerFlapT: 1, endWallT: 1 },
  tray: {
    baseLengthT: 4,
    baseWidthT: 2,
    wallT: 1,
    rollOverT: 2,
    endInnerShare: 0.9,
    sideInnerShare: 0.95,
    earGapT: 1,
  },
  mailer: {
    baseLengthT: 6 + 1 / 3,
    baseWidthT: 2 + 1 / 3,
    outerWallT: 1 / 3,
    rollOverT: 2 + 2 / 3,
    innerWallT: -1 / 3,
    tongueT: 1 + 1 / 3,
    frontWallT: 2 / 3,
    lidT: 3 + 1 / 3,
    tuckT: 1 / 3,
    sideInsetT: 1 / 3,
    tuckInsetT: 2 + 2 / 3,
    earGapT: 1,
    tongueShare: 1 / 3,
    tonguePlay: 0.5,
    tuckCornerRadius: 6,
    lockReach: 25,
    lockShare: 1 / 3,
  },
  partition: { clearance: 3, slotPlay: 0.5, slotDepthShare: 0.5 },
}

/** Replacements for some of the allowances. */
export type AllowanceChanges = { readonly [Group in keyof Allowances]?: Partial<Allowances[Group]> }
