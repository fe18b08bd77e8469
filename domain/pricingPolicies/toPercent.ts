import { roundHalfUp } from './roundHalfUp.ts'

/** A fraction as a percentage: multiplied by 100 and rounded to 2 decimals (001 §9). */
export function toPercent(fraction: number): number {
  return roundHalfUp(fraction * 100, 2)
}
