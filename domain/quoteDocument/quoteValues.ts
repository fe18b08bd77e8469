import { counted, date } from '#domain/formats'
import type { TemplateValues } from '#domain/messageTemplates'
import { needsOf, type OptionPlace } from '#domain/quoteOptions'
import type { QuoteDocumentInput } from './documentInput.ts'

interface Said {
  readonly quote: Pick<QuoteDocumentInput['quote'], 'reference' | 'description' | 'customerPO' | 'validTo'>
  readonly customer: { readonly name: string; readonly contactName: string } | null
  readonly plant: { readonly name: string } | null
  readonly contact: QuoteDocumentInput['contact']
  readonly revision: { readonly letter: string }
  readonly items: readonly { readonly option?: OptionPlace | null }[]
}

/** What the texts of a quote, and the mail that it goes with, say of it by the names of their placeholders. */
export function quoteValues({ quote, customer, plant, contact, revision, items }: Said): TemplateValues {
  return {
    quoteNumber: quote.reference,
    revision: revision.letter,
    quoteDescription: quote.description,
    customerName: customer?.name ?? '',
    contactName: customer?.contactName || (customer?.name ?? ''),
    customerPO: quote.customerPO,
    // Options of one need are one item: the customer takes one of them.
    itemCount: counted(needsOf(items.map(({ option = null }) => ({ option }))).length, 'item'),
    validTo: date(quote.validTo),
    plant: plant?.name ?? '',
    ownerName: contact.name,
    ownerEmail: contact.email,
  }
}
