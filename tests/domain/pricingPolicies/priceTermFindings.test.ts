import { expect, it } from 'vitest'
import { type PriceTermsEntered, priceTermFindings } from '#domain/pricingPolicies'

const nothing: PriceTermsEntered = {
  ...{ priceVarPercent: null, pricingPolicy: '', pricingUom: null, pricingVarPercent: null },
  ...{ priceBreak1: null, priceBreak2: null, priceBreak3: null, priceBreak4: null, priceBreak5: null },
}

it.each<[string, Partial<PriceTermsEntered>, string[]]>([
  ['a variance alone', { priceVarPercent: 5 }, []],
  ['nothing', {}, []],
  ['breaks without a policy', { priceBreak1: 1000 }, ['pricingPolicy']],
  ['a policy with breaks', { pricingPolicy: '2', pricingUom: 1000, priceBreak1: 1, priceBreak2: 2 }, []],
  ['a policy by the thousand', { pricingPolicy: '2' }, []],
  ['an unknown policy', { pricingPolicy: '7', pricingUom: 1 }, ['pricingPolicy']],
  ['a break left out', { pricingPolicy: '2', pricingUom: 1, priceBreak2: 5 }, ['priceBreak2']],
  [
    'breaks that descend',
    { pricingPolicy: '2', pricingUom: 1, priceBreak1: 9, priceBreak2: 5 },
    ['priceBreak2'],
  ],
])('price terms: %s', (_, terms, paths) => {
  expect(priceTermFindings({ ...nothing, ...terms }).map(({ path }) => path)).toEqual(paths)
})
