/** A number as plain decimal text for drawing files: at most so many places, no exponent, never -0. */
export function decimal(value: number, places = 4): string {
  const rounded = Number(value.toFixed(places))
  return Object.is(rounded, -0) ? '0' : String(rounded)
}
