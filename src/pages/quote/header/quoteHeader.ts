import type { Quote } from '#contract/quote'
import { QuoteHeader } from '#contract/quote/header'
import { date, yesNo } from '#domain/formats'
import { headerFindings } from '#domain/quotes'
import type { Stored } from '../../../components/editing/stored.ts'

const labels: Readonly<Record<keyof QuoteHeader, string>> = {
  customerCode: 'Customer',
  contactId: 'Contact',
  description: 'Quote Description',
  currencyCode: 'Currency',
  customerPO: 'Customer PO',
  internalQuoteNotes: 'Internal Notes',
  deliveryAddress: 'Address',
  deliveryAddress2: 'Address 2',
  deliveryCity: 'City',
  deliveryState: 'State',
  deliveryPostCode: 'Postcode',
  deliveryCountry: 'Country',
  requiredDate: 'Required Date',
  pricingDate: 'Pricing Date',
  validFrom: 'Valid From',
  validTo: 'Valid To',
  truckType: 'Truck Type',
  handUnloadingRequired: 'Hand Unloading Required',
  isMultiComponent: 'Multi-component',
}

/** What a header field is called. */
export const headerLabel = (field: string): string =>
  (labels as Readonly<Record<string, string>>)[field] ?? field

/** The header's schema with the rules that the server applies to it too. */
export const headerSchema = QuoteHeader.superRefine((header, context) => {
  for (const { field, message } of headerFindings(header)) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

const names = Object.keys(labels) as (keyof QuoteHeader)[]

/** What a person enters of a loaded quote, and its version. */
export const headerOf = (quote: Quote): Stored<QuoteHeader> => ({
  version: quote.version,
  values: Object.fromEntries(names.map(name => [name, quote[name]])) as QuoteHeader,
})

const days = ['requiredDate', 'pricingDate', 'validFrom', 'validTo']

/** A header value as people read it. */
export function showHeaderValue(field: string, value: unknown): string {
  if (typeof value === 'boolean') return yesNo(value)
  if (value === null || value === '') return '—'
  return days.includes(field) ? date(String(value)) : String(value)
}
