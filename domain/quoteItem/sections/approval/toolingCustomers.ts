import type { ToolingCustomer } from '../../facts.ts'
import type { Pricing } from '../pricing/pricing.ts'

/** The tooling customers that an item may be charged to: internal ones for specialties, the others for what is made. */
export const toolingCustomersFor = (
  { isMfg }: Pick<Pricing, 'isMfg'>,
  customers: readonly ToolingCustomer[],
): readonly ToolingCustomer[] => customers.filter(({ isInternal }) => isInternal === !isMfg)
