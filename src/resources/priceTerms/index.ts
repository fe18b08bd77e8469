import type { PriceTerms } from '#contract/customerPriceTerms'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of what was agreed with customers about prices. */
export const priceTerms = masterResource({
  name: 'admin/priceterms',
  label: 'Customer Price Terms',
  part: 'Prices and Delivery',
  about: 'Variances agreed with customers, and by what those that buy within the company are sold.',
  recordRepresentation: ({ customerCode, customerName }: PriceTerms) => `${customerCode} ${customerName}`,
})
