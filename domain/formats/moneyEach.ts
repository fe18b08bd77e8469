import { decimal } from './decimal.ts'
import { type Currency, money } from './money.ts'

/**
 * What one piece costs: in cents where they say it whole, else with four decimals, `$3.4125`, for one of small goods costs
 * parts of a cent. What is not a finite number shows as ''. Our own, beside {@link money}.
 */
export function moneyEach(value: number | null | undefined, currency: Currency = 'AUD'): string {
  const cents = decimal(value, 2)
  const parts = decimal(value, 4)
  return money(value, currency).replace(cents, parts === `${cents}00` ? cents : parts)
}
