/** The largest whole number that a column of ours holds. */
const largest = 2 ** 31 - 1

/**
 * The ranges of whole numbers, first and last, that are written with these digits at their beginning: 12, 120-129, …;
 * none for a zero in front, which no number is written with.
 */
export function rangesOf(digits: string): [number, number][] {
  const ranges: [number, number][] = []
  if (digits.startsWith('0')) return ranges
  for (let size = 1, first = Number(digits); first > 0 && first <= largest; size *= 10, first *= 10) {
    ranges.push([first, Math.min(first + size - 1, largest)])
  }
  return ranges
}
