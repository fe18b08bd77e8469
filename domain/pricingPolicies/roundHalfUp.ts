/**
 * A number rounded to so many decimals, halves away from zero, as a person would on paper: 1.005 becomes 1.01
 * although its binary form lies a hair below. Not finite in, not finite out.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  if (!Number.isFinite(value)) return value
  const factor = 10 ** decimals
  const exact = Math.abs(value) * factor
  // Fifteen digits are what a double holds for certain; what lies behind them is noise of the binary form. Only near a
  // half it decides, and to write a number down takes ten times as long as to round it.
  const isNearHalf = Math.abs(exact - Math.floor(exact) - 0.5) <= exact * 1e-14
  const scaled = isNearHalf ? Number(exact.toPrecision(15)) : exact
  const rounded = Math.round(scaled) / factor
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
