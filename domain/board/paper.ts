/** One paper of the board, named from the outside in. */
export interface Ply {
  readonly role: 'liner' | 'medium'
  /** Grammage, g/m². */
  readonly gsm: number
  /** Short-span compression strength across the machine direction, kN/m; needed for a calculated edge crush. */
  readonly sct?: number
  /** Paper thickness, mm; needed for a calculated caliper. */
  readonly caliper?: number
}

/** What the board takes from its flute, a row of the flute master for one; media from the outside in. */
export interface FluteProfile {
  /** Board caliper of the flute master, mm. */
  readonly caliper: number
  /** Metres of medium for a metre of board, one factor a medium. */
  readonly takeUp: readonly number[]
  /** Flute height without liners, mm, one a medium; needed for a calculated caliper. */
  readonly fluteHeights?: readonly number[]
}
