import { fieldLabel, type ItemSections } from '#domain/quoteItem'
import { required } from '#domain/validation'
import type { ChosenCustomer } from '../../../components/customerSearch/CustomerSearch.tsx'

const asked = ['description', 'productGroup', 'expectedOrderQuantity'] as const

/** What has to be said before a quote of the pad can be made, by the field that it is said at. */
export type Missing = Partial<Record<(typeof asked)[number] | 'customerCode', string>>

/** What is missing for a quote of the pad: for whom it is, and what only a person can say of its item. */
export function missingOf(customer: ChosenCustomer | null, product: ItemSections['product']): Missing {
  const values = { ...product, description: product.description.trim() }
  const all = [
    ['customerCode', required(customer?.customerCode, 'Customer')] as const,
    ...asked.map(field => [field, required(values[field], fieldLabel('product', field))] as const),
  ]
  return Object.fromEntries(all.filter(([, message]) => message !== null))
}
