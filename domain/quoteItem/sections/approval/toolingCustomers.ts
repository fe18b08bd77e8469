import type { ToolingCustomer } from '../../facts.ts'
import type { Pricing } from '../pricing/pricing.ts'

/**
 * The tooling customers that an item may be charged to: internal ones for specialties, the others for all else. By the flag, which
 * an item has before it is priced.
 */
export const toolingCustomersFor = (
  { isSpecialties }: Pick<Pricing, 'isSpecialties'>,
  customers: readonly ToolingCustomer[],
): readonly ToolingCustomer[] => customers.filter(({ isInternal }) => isInternal === isSpecialties)
