import type { Seat } from './template.ts'

/** The seat of a piece that stays where it lies. */
export const atRest: Seat = { turnX: 0, turnZ: 0, shift: [0, 0, 0], apart: [0, 0, 0], from: 0, to: 1 }
