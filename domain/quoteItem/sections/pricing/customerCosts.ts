import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { rowPath } from '../../path.ts'
import type { Pricing } from './pricing.ts'
import { pricingError } from './pricingError.ts'

const mustBeAbove = (what: string) => `${what} must be greater than 0.`

/**
 * What the customer pays for tooling, for charges and for work outside is above 0, where there is any. Rule price-costs
 * (001 §5).
 */
export function customerCosts(pricing: Pricing, { sections }: Pick<ItemUnderRules, 'sections'>): Finding[] {
  const tooling = pricing.toolingCosts
    .filter(({ customerCost }) => !customerCost)
    .map(({ key }) =>
      pricingError(rowPath('toolingCosts', key, 'customerCost'), 'price-costs', mustBeAbove('Tooling cost')),
    )
  const charges = pricing.otherCharges
    .filter(({ customerCharges }) => !customerCharges)
    .map(({ key }) =>
      pricingError(
        rowPath('otherCharges', key, 'customerCharges'),
        'price-costs',
        mustBeAbove('Customer cost'),
      ),
    )
  const isOutside = sections.design.designSteps.some(({ stepOutsideProcess }) => stepOutsideProcess !== '')
  const outside =
    isOutside && !pricing.outsideCustomerCost
      ? [pricingError('outsideCustomerCost', 'price-costs', mustBeAbove('Customer cost'))]
      : []
  return [...charges, ...tooling, ...outside]
}
