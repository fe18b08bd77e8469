import { roundHalfUp } from '#domain/pricingPolicies'

type Places = 0 | 2 | 3 | 4

/** Made when first used: making one takes milliseconds, and most pages need one of them. */
const formats = new Map<Places, Intl.NumberFormat>()

function formatOf(places: Places): Intl.NumberFormat {
  const known = formats.get(places)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: 'negative',
  })
  formats.set(places, format)
  return format
}

/**
 * A number with thousands separators and exactly `places` decimals: `1,441.00`. What is not a finite number
 * shows as ''. A half is rounded away from zero as on paper, and a value that rounds to zero has no sign. Source: 000 §9 (decimals of 0, 2 or 3
 * places); 4 are our own, for what one of a thousand costs.
 */
export function decimal(value: number | null | undefined, places: Places): string {
  return typeof value === 'number' && Number.isFinite(value)
    ? formatOf(places).format(roundHalfUp(value, places))
    : ''
}
