const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * Whether `abn` (eleven digits, blanks forgiven) is an Australian Business Number: with one taken off its first digit,
 * the weighted sum of its digits is divisible by 89. Source: the Australian Business Register.
 */
export function isAbn(abn: string): boolean {
  const digits = abn.replace(/\s/g, '')
  if (!/^\d{11}$/.test(digits)) return false
  const sum = weights.reduce(
    (total, weight, place) => total + weight * (Number(digits[place]) - (place === 0 ? 1 : 0)),
    0,
  )
  return sum % 89 === 0
}
