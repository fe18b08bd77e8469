/** What a kind of flap adds: to each flap, and to the depth between the two score lines (mm). */
export interface FlapAllowance {
  readonly flap: number
  readonly depth: number
}

/**
 * One row of the flute master, all lengths mm.
 * `caliper` is the board's thickness, `takeUp` the metres of each medium in a metre of board (top flute first),
 * `panelAdds` what panels 1 to 4, counted from the glue lap, get beyond the inside size.
 */
export interface Flute {
  readonly code: string
  readonly caliper: number
  readonly takeUp: readonly number[]
  readonly fluteHeight: number | null
  readonly flutesPerMetre: number | null
  readonly panelAdds: {
    readonly inside: readonly [number, number, number, number]
    readonly outside: readonly [number, number, number, number]
  }
  readonly lapWidth: number
  readonly halfSlotted: FlapAllowance
  readonly regular: FlapAllowance
  readonly fullOverlap: FlapAllowance
  readonly slot: number
  /** Half of an odd width becomes a flap of the whole millimetre above it, unless the plant takes the one below. */
  readonly oddHalf?: 'up' | 'down' | undefined
  readonly basis: string
}

export type FluteCode = 'F' | 'E' | 'R' | 'B' | 'C' | 'A' | 'EB' | 'BR' | 'BC' | 'AC'

/**
 * The default flute master: editable per plant, never a constant in a formula.
 * Allowances are cross-checked by two public tables that agree within 1 mm for B and C; BR is in one of them only;
 * row F, the slots and R's take-up are rules of thumb.
 */
export const flutes: Readonly<Record<FluteCode, Flute>> = {
  F: {
    code: 'F',
    caliper: 0.9,
    takeUp: [1.25],
    fluteHeight: 0.75,
    flutesPerMetre: 420,
    panelAdds: { inside: [1, 1, 1, 0], outside: [1, 1, 1, 0] },
    lapWidth: 25,
    halfSlotted: { flap: 0, depth: 1 },
    regular: { flap: 0, depth: 2 },
    fullOverlap: { flap: 0, depth: 3 },
    slot: 3,
    basis: 'rule of thumb, carried on from E',
  },
  E: {
    code: 'E',
    caliper: 1.6,
    takeUp: [1.27],
    fluteHeight: 1.2,
    flutesPerMetre: 300,
    panelAdds: { inside: [2, 2, 2, 0], outside: [2, 2, 2, 0] },
    lapWidth: 28,
    halfSlotted: { flap: 0, depth: 2 },
    regular: { flap: 0, depth: 3 },
    fullOverlap: { flap: 0, depth: 6 },
    slot: 5,
    basis: 'table, slot rule of thumb',
  },
  R: {
    code: 'R',
    caliper: 2.5,
    takeUp: [1.3],
    fluteHeight: 1.9,
    flutesPerMetre: 185,
    panelAdds: { inside: [2, 2, 3, 0], outside: [4, 2, 2, 0] },
    lapWidth: 28,
    halfSlotted: { flap: 0, depth: 3 },
    regular: { flap: 0, depth: 5 },
    fullOverlap: { flap: 0, depth: 7 },
    slot: 6,
    basis: 'table, slot and take-up rule of thumb',
  },
  B: {
    code: 'B',
    caliper: 3,
    takeUp: [1.32],
    fluteHeight: 2.5,
    flutesPerMetre: 152,
    panelAdds: { inside: [3, 3, 3, 0], outside: [5, 3, 3, 0] },
    lapWidth: 28,
    halfSlotted: { flap: 0, depth: 3 },
    regular: { flap: 0, depth: 6 },
    fullOverlap: { flap: 0, depth: 8 },
    slot: 7,
    basis: 'table, slot rule of thumb',
  },
  C: {
    code: 'C',
    caliper: 4,
    takeUp: [1.45],
    fluteHeight: 3.6,
    flutesPerMetre: 130,
    panelAdds: { inside: [4, 4, 4, 1], outside: [6, 4, 4, 0] },
    lapWidth: 28,
    halfSlotted: { flap: 1, depth: 4 },
    regular: { flap: 1, depth: 8 },
    fullOverlap: { flap: 1, depth: 12 },
    slot: 7,
    basis: 'table, slot rule of thumb',
  },
  A: {
    code: 'A',
    caliper: 5,
    takeUp: [1.54],
    fluteHeight: 4.7,
    flutesPerMetre: 110,
    panelAdds: { inside: [5, 5, 5, 2], outside: [8, 5, 5, 0] },
    lapWidth: 30,
    halfSlotted: { flap: 3, depth: 5 },
    regular: { flap: 3, depth: 10 },
    fullOverlap: { flap: 1, depth: 14 },
    slot: 9,
    basis: 'table, slot rule of thumb',
  },
  EB: {
    code: 'EB',
    caliper: 4.6,
    takeUp: [1.27, 1.32],
    fluteHeight: null,
    flutesPerMetre: null,
    panelAdds: { inside: [5, 5, 5, 2], outside: [8, 5, 5, 0] },
    lapWidth: 30,
    halfSlotted: { flap: 3, depth: 5 },
    regular: { flap: 3, depth: 10 },
    fullOverlap: { flap: 1, depth: 14 },
    slot: 9,
    basis: 'table, slot rule of thumb',
  },
  BR: {
    code: 'BR',
    caliper: 5.5,
    takeUp: [1.32, 1.3],
    fluteHeight: null,
    flutesPerMetre: null,
    panelAdds: { inside: [5, 5, 5, 2], outside: [8, 5, 5, 0] },
    lapWidth: 30,
    halfSlotted: { flap: 3, depth: 5 },
    regular: { flap: 3, depth: 11 },
    fullOverlap: { flap: 1, depth: 15 },
    slot: 9,
    basis: 'one public table; caliper the sum of B and R, slot rule of thumb',
  },
  BC: {
    code: 'BC',
    caliper: 7,
    takeUp: [1.32, 1.45],
    fluteHeight: null,
    flutesPerMetre: null,
    panelAdds: { inside: [7, 7, 7, 2], outside: [12, 7, 7, -2] },
    lapWidth: 35,
    halfSlotted: { flap: 4, depth: 7 },
    regular: { flap: 4, depth: 14 },
    fullOverlap: { flap: 0, depth: 20 },
    slot: 11,
    basis: 'table, slot rule of thumb',
  },
  AC: {
    code: 'AC',
    caliper: 9,
    takeUp: [1.54, 1.45],
    fluteHeight: null,
    flutesPerMetre: null,
    panelAdds: { inside: [10, 10, 10, 7], outside: [17, 10, 10, 0] },
    lapWidth: 35,
    halfSlotted: { flap: 6, depth: 10 },
    regular: { flap: 6, depth: 20 },
    fullOverlap: { flap: 4, depth: 28 },
    slot: 13,
    basis: 'table, slot rule of thumb',
  },
}
