/**
 * A number rounded to so many decimals, halves away from zero, as a person would on paper: 1.005 becomes 1.01
 * although its binary form lies a hair below. Not finite in, not finite out.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  if (!Number.isFinite(value)) return value
  const factor = 10 ** decimals
  // Fifteen digits are what a double holds for certain; what lies behind them is noise of the binary form.
  const scaled = Number((Math.abs(value) * factor).toPrecision(15))
  const rounded = Math.round(scaled) / factor
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
