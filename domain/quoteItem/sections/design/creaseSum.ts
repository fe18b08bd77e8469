import type { Finding } from '../../finding.ts'
import type { DesignStep } from './design.ts'
import { designError } from './designError.ts'
import { stepNumbers } from './stepNumbers.ts'
import { stepPath } from './stepPath.ts'

/** Sums of decimal millimetres are compared to a thousandth. */
const rounded = (millimetres: number) => Math.round(millimetres * 1000) / 1000

/** What the creases of a step add up to, mm. */
export const creasesOf = (step: DesignStep): number =>
  rounded(stepNumbers(step).creases.reduce((sum, distance) => sum + distance, 0))

/** The finding that the creases of a step do not add up to its sheet; nothing without creases or without a sheet. */
export function creaseSum(step: DesignStep, side: string, size: number | null, trim: number): Finding[] {
  const creases = creasesOf(step)
  const sum = rounded(creases + trim)
  if (creases === 0 || size === null || sum === rounded(size)) return []
  const withTrim = trim > 0 ? ` with ${trim} mm trim` : ''
  const message = `must add up to the ${side} of ${size} mm, they come to ${sum} mm${withTrim}`
  return [designError(stepPath(step, 'stepCreases'), 'crease-sum', message)]
}
