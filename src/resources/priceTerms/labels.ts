import type { PriceTermsInput } from '#contract/customerPriceTerms'

/** What the fields of price terms are called. */
export const labels: Readonly<Record<keyof PriceTermsInput, string>> = {
  customerCode: 'Customer',
  priceVarPercent: 'Price Variance',
  pricingPolicy: 'Pricing Policy',
  pricingUom: 'Pricing UOM',
  pricingVarPercent: 'Pricing Variance',
  priceBreak1: 'Price Break 1',
  priceBreak2: 'Price Break 2',
  priceBreak3: 'Price Break 3',
  priceBreak4: 'Price Break 4',
  priceBreak5: 'Price Break 5',
  isActive: 'In use',
}
