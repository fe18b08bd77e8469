import type { Finding } from '../../finding.ts'
import { rowPath } from '../../path.ts'
import type { Pricing } from './pricing.ts'
import { pricingError } from './pricingError.ts'

/** Every break has a cost that passed the audit, and a price: a cost of 0 is one that failed. Rule price-audit (001 §5). */
export const audited = ({ details }: Pricing): Finding[] =>
  details
    .filter(({ priceQty }) => priceQty !== null && priceQty > 0)
    .flatMap(({ key, cost, price, auditMessage }) => {
      const at = (cell: string) => rowPath('details', key, cell)
      if (!cost)
        return [
          pricingError(
            at('cost'),
            cost === null ? 'required' : 'price-audit',
            auditMessage || 'The cost is not calculated yet.',
          ),
        ]
      return price ? [] : [pricingError(at('price'), 'required', 'The price is required')]
    })
