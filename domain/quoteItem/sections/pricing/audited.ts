import type { Finding } from '../../finding.ts'
import { rowPath } from '../../path.ts'
import { wrongSale } from '../prices/wrongSale.ts'
import type { Pricing } from './pricing.ts'
import { pricingError } from './pricingError.ts'

/** Every break has a cost that passed the audit, and a price: a cost of 0 is one that failed. Rule price-audit (001 §5). */
export const audited = ({ details }: Pricing): Finding[] =>
  details
    .filter(({ priceQty }) => priceQty !== null && priceQty > 0)
    .flatMap(detail => {
      const { key, cost, auditMessage } = detail
      const at = (cell: string) => rowPath('details', key, cell)
      if (!cost)
        return [
          pricingError(
            at('cost'),
            cost === null ? 'required' : 'price-audit',
            auditMessage || 'The cost is not calculated yet.',
          ),
        ]
      const wrong = wrongSale(detail)
      return wrong === null ? [] : [pricingError(wrong.path, wrong.code, wrong.message)]
    })
