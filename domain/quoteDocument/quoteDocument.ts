import { date } from '#domain/formats'
import type { QuoteDocument, QuotedItem } from './document.ts'
import type { QuoteDocumentInput } from './documentInput.ts'
import { referenceLabel } from './offeredReference.ts'
import { addressLines } from './parts/addressLines.ts'
import { factsOf } from './parts/factsOf.ts'
import { freightWords } from './parts/freightWords.ts'
import { quotedItem } from './parts/quotedItem.ts'
import { quotedSet } from './parts/quotedSet.ts'
import { textsOf } from './parts/textsOf.ts'
import { quoteLacks } from './quoteLacks.ts'
import { quoteValues } from './quoteValues.ts'

const currencyNames = { AUD: 'Australian dollars', NZD: 'New Zealand dollars' } as const

/** Freight that is the same for all items is said once, at the head; else at each. */
function withFreight({ items, quote }: QuoteDocumentInput, quoted: readonly QuotedItem[]) {
  const words = items.map(({ sections }) => freightWords(sections, quote.delivery))
  const [first = ''] = words
  if (words.every(each => each === first)) return { freight: first, quoted }
  return {
    freight: '',
    quoted: quoted.map((item, index) => ({
      ...item,
      charges: [...item.charges, ...factsOf({ Freight: words[index] ?? '' })],
    })),
  }
}

function senderOf({ plant }: QuoteDocumentInput): QuoteDocument['sender'] {
  if (plant === null) return { name: '', lines: [] }
  const { name, phone, abn } = plant
  return {
    name,
    lines: [...addressLines(plant, plant.country), phone, abn === '' ? '' : `ABN ${abn}`].filter(
      line => line !== '',
    ),
  }
}

/**
 * The letter of a quote as it stands: everything that its customer reads, in words, figures and drawings. What is not
 * priced or approved is in it too, and its lacks say so: only a letter without any may go out. `made`: its items, where
 * they were made one by one so that others are answered between them.
 */
export function quoteDocument(
  input: QuoteDocumentInput,
  made: readonly QuotedItem[] = input.items.map(item => quotedItem(item, input)),
): QuoteDocument {
  const { quote, customer, plant, contact, texts, revision, today } = input
  const values = quoteValues(input)
  const businessUnit = customer?.businessUnit ?? ''
  const { freight, quoted } = withFreight(input, made)
  const set = quote.isMultiComponent === true ? quotedSet(input.items, made, quote.currency) : null
  return {
    quoteReference: quote.reference,
    title: `Quote ${quote.reference}`,
    revision: revision.isSent ? revision.letter : `${revision.letter} (draft)`,
    sender: senderOf(input),
    customer: {
      name: customer?.name ?? '',
      lines: [
        ...(customer === null || customer.contactName === '' ? [] : [`Attention ${customer.contactName}`]),
        ...(customer?.address ? addressLines(customer.address, plant?.country) : []),
      ],
    },
    facts: factsOf({
      Quote: quote.reference,
      Revision: revision.isSent ? revision.letter : `${revision.letter} (draft)`,
      Date: date(today),
      'Valid until': date(quote.validTo),
      [referenceLabel]: quote.customerPO,
      'Your contact': contact.name,
      Prices: `${currencyNames[quote.currency]}, without GST`,
      Freight: freight,
    }),
    subject: quote.description,
    opening: textsOf(texts, 'COVER', businessUnit, values),
    items: quoted,
    ...(set === null ? {} : { set }),
    terms: textsOf(texts, 'TERMS', businessUnit, values),
    closing: textsOf(texts, 'CLOSING', businessUnit, values),
    signedBy: [contact.name, contact.email, plant?.name ?? ''].filter(line => line !== ''),
    lacks: [...quoteLacks(input, quoted), ...(set?.lacks ?? [])],
    language: plant?.country === 'NZ' ? 'en-NZ' : 'en-AU',
  }
}
