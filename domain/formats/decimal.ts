const formats = {
  0: format(0),
  2: format(2),
  3: format(3),
}

function format(places: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: 'negative',
  })
}

/**
 * A number with thousands separators and exactly `places` decimals: `1,441.00`. What is not a finite number
 * shows as ''. A value that rounds to zero has no sign. Source: 000 §9 (decimals of 0, 2 or 3 places).
 */
export function decimal(value: number | null | undefined, places: 0 | 2 | 3): string {
  return typeof value === 'number' && Number.isFinite(value) ? formats[places].format(value) : ''
}
