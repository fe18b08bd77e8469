import { text } from '#domain/messages'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { fieldLabel } from '../../pathLabel.ts'
import type { BreakTerms, PricesKey } from './prices.ts'

/** There is something to sell: a policy, what the price is for, and a break. Rule price-details (001 §5). */
export const detailsExist =
  (section: PricesKey) =>
  ({ pricingPolicy, pricingUom, details }: BreakTerms & { readonly pricingUom: string }): Finding[] => {
    const missing = [
      ['pricingPolicy', pricingPolicy === ''],
      ['pricingUom', pricingUom === ''],
      ['details', details.length === 0],
    ] as const
    return missing.flatMap(([field, isMissing]) =>
      isMissing
        ? [findingOn(section)(field, 'required', text('formRequired', { field: fieldLabel(section, field) }))]
        : [],
    )
  }
