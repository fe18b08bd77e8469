import { text } from '#domain/messages'
import type { Finding } from '../../finding.ts'
import { pricingFields } from './fields.ts'
import type { Pricing } from './pricing.ts'
import { pricingError } from './pricingError.ts'

/** Goods that go over another region name it. Rule price-secondary-leg (001 §5). */
export const secondaryLeg = ({ hasSecondaryLeg, secondaryLegRegion }: Pricing): Finding[] =>
  hasSecondaryLeg && secondaryLegRegion === ''
    ? [
        pricingError(
          'secondaryLegRegion',
          'required',
          text('formRequired', { field: pricingFields.secondaryLegRegion.label }),
        ),
      ]
    : []
