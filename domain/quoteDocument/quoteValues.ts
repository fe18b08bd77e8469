import { counted, date } from '#domain/formats'
import type { TemplateValues } from '#domain/messageTemplates'
import type { QuoteDocumentInput } from './documentInput.ts'

/** What the texts of a quote, and the mail that it goes with, say of it by the names of their placeholders. */
export function quoteValues(
  input: Pick<QuoteDocumentInput, 'quote' | 'customer' | 'plant' | 'contact' | 'revision'> & {
    readonly items: readonly unknown[]
  },
): TemplateValues {
  const { quote, customer, plant, contact, revision, items } = input
  return {
    quoteNumber: quote.reference,
    revision: revision.letter,
    quoteDescription: quote.description,
    customerName: customer?.name ?? '',
    contactName: customer?.contactName || (customer?.name ?? ''),
    customerPO: quote.customerPO,
    itemCount: counted(items.length, 'item'),
    validTo: date(quote.validTo),
    plant: plant?.name ?? '',
    ownerName: contact.name,
    ownerEmail: contact.email,
  }
}
