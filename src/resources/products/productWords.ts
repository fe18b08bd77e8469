import type { ExistingProduct } from '#contract/customer'
import { type Currency, currencies, decimal, money } from '#domain/formats'
import { printProcesses } from '#domain/quoteItem'

const currencyOf = (code: string): Currency => currencies.find(each => each === code) ?? 'AUD'

/** An amount in the currency of a product. */
export const amount = (
  value: number | null,
  { currencyCode }: Pick<ExistingProduct, 'currencyCode'>,
): string => money(value, currencyOf(currencyCode))

/** How many a price is for. */
export const perUom = ({ pricingUom }: Pick<ExistingProduct, 'pricingUom'>): string =>
  pricingUom === 1 ? 'each' : `per ${decimal(pricingUom, 0)}`

/** The print process by its name, with its colours. */
export function printOf({
  printProcess,
  numberOfColors,
}: Pick<ExistingProduct, 'printProcess' | 'numberOfColors'>): string {
  const label = printProcesses.find(({ code }) => code === printProcess)?.label ?? printProcess
  return numberOfColors > 0 ? `${label}, ${numberOfColors} col.` : label
}

/** Where the price of a product stands on a day (`YYYY-MM-DD`). */
export function priceState(
  { priceExpiryDate }: Pick<ExistingProduct, 'priceExpiryDate'>,
  today: string,
): 'none' | 'ended' | 'holds' {
  if (priceExpiryDate === null) return 'none'
  return priceExpiryDate < today ? 'ended' : 'holds'
}
