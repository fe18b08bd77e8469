import { roundMoney } from '#domain/pricingPolicies'

/**
 * Amounts in whole cents whose sum stays within a cent of the rounded total: where the halves of many lines
 * pile up, the largest line carries what is beyond the cent.
 */
export function roundParts<Key extends string>(
  parts: Readonly<Record<Key, number>>,
  total: number,
): Record<Key, number> {
  const keys = Object.keys(parts) as Key[]
  const rounded: Record<Key, number> = { ...parts }
  for (const key of keys) rounded[key] = roundMoney(parts[key])
  const sum = roundMoney(keys.reduce((all, key) => all + rounded[key], 0))
  const residual = roundMoney(roundMoney(total) - sum)
  const beyond = roundMoney(Math.sign(residual) * Math.max(0, Math.abs(residual) - 0.01))
  const largest = keys.reduce((a, b) => (rounded[b] > rounded[a] ? b : a))
  rounded[largest] = roundMoney(rounded[largest] + beyond)
  return rounded
}
