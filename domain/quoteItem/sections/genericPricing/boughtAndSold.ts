import { decimal } from '#domain/formats'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { rowPath } from '../../path.ts'
import { wrongSale } from '../prices/wrongSale.ts'
import type { GenericPricing } from './genericPricing.ts'

/** Every break says what it is bought at and sold for; one that is sold below its cost is warned of. Our own. */
export const boughtAndSold = ({ details }: GenericPricing): Finding[] =>
  details
    .filter(({ priceQty }) => (priceQty ?? 0) > 0)
    .flatMap(detail => {
      const { key, unitCost, cost, price } = detail
      const at = (cell: string) => rowPath('details', key, cell)
      if (!unitCost)
        return [error(at('unitCost'), 'required', 'What the goods are bought at must be greater than 0.')]
      const wrong = wrongSale(detail)
      if (wrong !== null) return [error(wrong.path, wrong.code, wrong.message)]
      return cost !== null && price !== null && price < cost
        ? [warn(at('price'), 'below-cost', `is below the cost of ${decimal(cost, 2)}`)]
        : []
    })

const error = findingOn('genericPricing')
const warn = findingOn('genericPricing', 'warning')
