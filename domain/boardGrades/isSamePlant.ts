/**
 * Whether two plant codes mean the same place: equal, or one is the plant alone and the other the same plant
 * joined with a cost centre.
 */
export function isSamePlant(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)
}
