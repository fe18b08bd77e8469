import { text } from '#domain/messages'
import type { Finding } from '../../finding.ts'
import { pricingFields } from './fields.ts'
import type { Pricing } from './pricing.ts'
import { pricingError } from './pricingError.ts'

/** There is something to sell: a policy, what the price is for, and a break. Rule price-details (001 §5). */
export function detailsExist({ pricingPolicy, pricingUom, details }: Pricing): Finding[] {
  const missing = [
    ['pricingPolicy', pricingPolicy === ''],
    ['pricingUom', pricingUom === ''],
    ['details', details.length === 0],
  ] as const
  return missing.flatMap(([field, isMissing]) =>
    isMissing
      ? [pricingError(field, 'required', text('formRequired', { field: pricingFields[field].label }))]
      : [],
  )
}
