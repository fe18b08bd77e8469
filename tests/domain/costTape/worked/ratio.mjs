/** Exact fractions of whole numbers: nothing here is ever a binary fraction. */
const divisor = (a, b) => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b))

const ratio = (top, bottom) => {
  const shared = divisor(top, bottom) || 1n
  return { top: top / shared, bottom: bottom / shared }
}

/** A decimal as it is written: `0.025` is 25 of 1000. */
export function exact(text) {
  const [whole, behind = ''] = String(text).split('.')
  return ratio(BigInt(whole + behind), 10n ** BigInt(behind.length))
}

export const add = (...all) =>
  all.reduce((a, b) => ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom))
export const times = (...all) => all.reduce((a, b) => ratio(a.top * b.top, a.bottom * b.bottom))
export const over = (a, b) => ratio(a.top * b.bottom, a.bottom * b.top)
export const less = (a, b) => add(a, { top: -b.top, bottom: b.bottom })
export const larger = (a, b) => (a.top * b.bottom >= b.top * a.bottom ? a : b)

/** The next whole number. */
export function upwards({ top, bottom }) {
  return ratio(top / bottom + (top % bottom > 0n ? 1n : 0n), 1n)
}

/** Rounded to so many decimals, halves away from zero, as a text: the way a person does it on paper. */
export function rounded({ top, bottom }, decimals) {
  const scaled = (top < 0n ? -top : top) * 10n ** BigInt(decimals)
  const whole = (2n * scaled + bottom) / (2n * bottom)
  const digits = whole.toString().padStart(decimals + 1, '0')
  const sign = top < 0n && whole !== 0n ? '-' : ''
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
