const months = 12

/**
 * Whether a customer is new on `day`: a prospect (null), or one that began to trade within the twelve months before.
 * Days are `YYYY-MM-DD`; our own.
 */
export function isNewCustomer(tradingSince: string | null, day: string): boolean {
  if (tradingSince === null) return true
  const [year = 0, month = 0, date = 0] = tradingSince.split('-').map(Number)
  const grown = new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
  return day < grown
}
