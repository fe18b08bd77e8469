type Places = 0 | 1 | 2 | 3 | 4

/** Made when first used: making one takes milliseconds, and most pages need one of them. */
const formats = new Map<Places, Intl.NumberFormat>()

function formatOf(most: Places): Intl.NumberFormat {
  const known = formats.get(most)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en-AU', { maximumFractionDigits: most, signDisplay: 'negative' })
  formats.set(most, format)
  return format
}

/**
 * A measure with at most so many decimals and none that are 0, with thousands separators: `1,441`, `506.4`. What is not a
 * finite number shows as ''. Our own.
 */
export const tidy = (value: number, most: Places = 0): string =>
  Number.isFinite(value) ? formatOf(most).format(value) : ''
