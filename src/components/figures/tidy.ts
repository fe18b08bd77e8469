const formats = [0, 1, 2, 3, 4].map(
  places => new Intl.NumberFormat('en-AU', { maximumFractionDigits: places, signDisplay: 'negative' }),
)

/** A number with at most so many decimals and none that are 0, with thousands separators: `1,441`, `506.4`. */
export function tidy(value: number, most: 0 | 1 | 2 | 3 | 4 = 0): string {
  return Number.isFinite(value) ? (formats[most]?.format(value) ?? String(value)) : ''
}
