import type { StrengthBounds } from './boardGrade.ts'

/** The bounds before anybody narrows them (001 §9). */
export const anyStrength: StrengthBounds = { min: -1, max: 999999 }

/**
 * Why a strength lies outside the bounds, or null when it lies inside. Bounds are inclusive and a negative one
 * means none; a grade of unknown strength passes only while the bounds are those of `anyStrength` or wider.
 */
export function strengthReason(strength: number | null, bounds: StrengthBounds = anyStrength): string | null {
  const hasMin = bounds.min >= 0
  const hasMax = bounds.max >= 0
  if (strength === null) {
    const narrowed = hasMin || (hasMax && bounds.max < anyStrength.max)
    return narrowed ? 'its strength is not known' : null
  }
  if (hasMin && strength < bounds.min) return `strength ${strength} is below ${bounds.min}`
  if (hasMax && strength > bounds.max) return `strength ${strength} is above ${bounds.max}`
  return null
}
