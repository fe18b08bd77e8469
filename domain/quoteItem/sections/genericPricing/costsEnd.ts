import { date } from '#domain/formats'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import type { GenericPricing } from './genericPricing.ts'

const warn = findingOn('genericPricing', 'warning')

/** A price that lives on when the supplier's costs have ended is warned of. Our own. */
export const costsEnd = ({ costValidTo, priceExpiryDate }: GenericPricing): Finding[] =>
  costValidTo !== null && priceExpiryDate !== null && costValidTo < priceExpiryDate
    ? [warn('priceExpiryDate', 'costs-end', `is after the costs of the supplier end, ${date(costValidTo)}`)]
    : []
