/** By what customers are priced: two agreed a variance, two buy within the company. */
export const priceTermRows = [
  { customerCode: 'BLU001', priceVarPercent: 5 },
  { customerCode: 'FAR003', priceVarPercent: 10 },
  {
    customerCode: 'KIN005',
    pricingPolicy: '3',
    pricingUom: 1000,
    pricingVarPercent: 8,
    priceBreak1: 1000,
    priceBreak2: 5000,
    priceBreak3: 10_000,
    priceBreak4: 20_000,
  },
  {
    customerCode: 'SIL010',
    pricingPolicy: '2',
    pricingUom: 1000,
    pricingVarPercent: 10,
    priceBreak1: 2500,
    priceBreak2: 5000,
    priceBreak3: 15_000,
  },
]
