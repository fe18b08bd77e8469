/** About `count` round numbers (1, 2 or 5 times a power of ten apart) from `least` or below up to `most` or above. */
export function niceSteps(least: number, most: number, count = 4): number[] {
  const span = most - least
  if (!(span > 0)) return [least]
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find(factor => factor * power >= rough) ?? 10) * power
  const first = Math.floor(least / step)
  const last = Math.ceil(most / step)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
