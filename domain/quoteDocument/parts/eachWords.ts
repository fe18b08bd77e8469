import { type Currency, decimal, money } from '#domain/formats'

/** The price of one, with what stands behind the cent. */
export function eachWords(price: number, currency: Currency): string {
  const sign = money(0, currency).replace('0.00', '')
  return `${sign}${decimal(price, 4)}`
}
