import type { LastSold } from '#contract/quote'
import { orderBefore, type PriceMove } from '#domain/existingProducts'
import { type Currency, currencies, date, decimal, money } from '#domain/formats'
import type { Pricing } from '#domain/quoteItem'

/** How many pieces a price is for. */
export const uomOf = ({ pricingUom }: Pick<Pricing, 'pricingUom'>): number => Number(pricingUom) || 1000

const moneyIn = (amount: number, code: string): string => {
  const currency: Currency = currencies.find(each => each === code) ?? 'AUD'
  return money(amount, currency)
}

/** `+4.2 %`; '' where there is nothing to compare. */
export function moveWords({ changePercent }: PriceMove): string {
  if (changePercent === null) return ''
  const sign = changePercent > 0 ? '+' : changePercent < 0 ? '−' : '±'
  return `${sign}${Math.abs(changePercent).toFixed(1)} %`
}

const nameOf = ({ productCode, customerName }: LastSold): string =>
  customerName === '' ? productCode : `${productCode} of ${customerName}`

/** `4.2 % more` */
const costsNow = (percent: number): string =>
  percent === 0 ? 'the same' : `${Math.abs(percent).toFixed(1)} % ${percent > 0 ? 'more' : 'less'}`

/** When the product was ordered last, how many at which price, and what as many are now. */
export function lastOrderWords(last: LastSold, pricing: Pricing): string {
  const { order, quotedIn } = last
  if (order === null) return `Nothing of ${nameOf(last)} was ordered yet.`
  const uom = uomOf(pricing)
  const begins = `${nameOf(last)} was last ordered on ${date(order.orderedOn)}: ${decimal(order.quantity, 0)}`
  const isOther = order.currencyCode !== quotedIn
  const move = orderBefore(isOther ? [] : pricing.details, order, uom)
  if (move === null) return `${begins}. At which price is not known.`
  const at = `${begins} at ${moneyIn(move.before, order.currencyCode)} per ${decimal(uom, 0)}`
  if (isOther) return `${at}. The quote is in ${quotedIn}: they are not compared.`
  return move.changePercent === null ? `${at}.` : `${at}; as many now cost ${costsNow(move.changePercent)}.`
}

/** Until when the product's price holds, on a day (`YYYY-MM-DD`); '' where nobody knows. */
export function heldWords({ sold, quotedIn }: LastSold, today: string): string {
  if (sold === null) return ''
  if (sold.prices.length === 0) return 'No price of it is known.'
  if (sold.currencyCode !== quotedIn) return `Its price is in ${sold.currencyCode}.`
  const { priceExpiryDate: ends } = sold
  if (ends === null) return 'Its price has no end.'
  return ends < today ? `Its price ended on ${date(ends)}.` : `Its price holds until ${date(ends)}.`
}
