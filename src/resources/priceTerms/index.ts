import type { PriceTerms } from '#contract/customerPriceTerms'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of what was agreed with customers about prices. */
export const priceTerms = masterResource({
  name: 'admin/priceterms',
  label: 'Customer Price Terms',
  part: 'Prices and Delivery',
  about: 'What customers agreed on: mark-ups, minimum charges and how their prices round.',
  recordRepresentation: ({ customerCode, customerName }: PriceTerms) => `${customerCode} ${customerName}`,
})
