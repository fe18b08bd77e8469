import type { PriceTerms } from '#contract/customerPriceTerms'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of what was agreed with customers about prices. */
export const priceTerms = masterResource({
  name: 'admin/priceterms',
  label: 'Customer Price Terms',
  part: 'Production',
  recordRepresentation: ({ customerCode, customerName }: PriceTerms) => `${customerCode} ${customerName}`,
})
