import { minValue } from '#domain/validation'

/** The least that a side of a sheet or a roll measures, mm. Our own. */
const least = 1

/** Why a side of a sheet or a roll, mm, is none; null: it is one, or is not entered, which 0 is as well. */
export const sideFault = (side: number | null): string | null =>
  side === null || side === 0 ? null : minValue(side, least)
