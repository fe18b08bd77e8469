/** Even places along a length for a number of straps: one in the middle, two at the thirds. */
export function spread(count: number, length: number): number[] {
  const whole = Math.floor(count)
  return Array.from({ length: whole }, (_, i) => (length * (i + 1)) / (whole + 1))
}
