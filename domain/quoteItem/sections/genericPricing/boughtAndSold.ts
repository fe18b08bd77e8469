import { decimal } from '#domain/formats'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { rowPath } from '../../path.ts'
import type { GenericPricing } from './genericPricing.ts'

/** Every break says what it is bought at and sold for; one that is sold below its cost is warned of. Our own. */
export const boughtAndSold = ({ details }: GenericPricing): Finding[] =>
  details
    .filter(({ priceQty }) => (priceQty ?? 0) > 0)
    .flatMap(({ key, unitCost, cost, price }) => {
      const at = (cell: string) => rowPath('details', key, cell)
      if (!unitCost)
        return [error(at('unitCost'), 'required', 'What the goods are bought at must be greater than 0.')]
      if (!price) return [error(at('price'), 'required', 'The price is required')]
      return cost !== null && price < cost
        ? [warn(at('price'), 'below-cost', `is below the cost of ${decimal(cost, 2)}`)]
        : []
    })

const error = findingOn('genericPricing')
const warn = findingOn('genericPricing', 'warning')
