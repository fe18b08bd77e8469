import { type Offer, OrderedItem } from '#contract/quote'
import { revisionLetter } from '#domain/quoteDocument'
import type { ReadOffer } from './readOffer.ts'

function contentOf({ document, items, revision: { fileName } }: ReadOffer): Offer['content'] {
  const { subject, facts, opening, terms, closing } = document
  return {
    ...{ subject, fileName },
    facts: [...facts],
    opening: [...opening],
    terms: [...terms],
    closing: [...closing],
    items: document.items.map(item => {
      const { reference, number, name, about, pictured, prices, charges } = item
      const offered = items.find(each => each.reference === reference)
      const component = document.set?.components.find(each => each.reference === reference)
      return {
        ...{ reference, number, name, about, pictured },
        option: item.option ?? null,
        facts: [
          ...item.facts,
          ...(component === undefined || component.ratio === ''
            ? []
            : [{ label: 'In a set', value: component.ratio }]),
        ],
        picture: offered?.picture ?? null,
        charges: [...charges],
        prices: prices.map((price, line) => ({
          ...price,
          amount: offered?.breaks[line]?.amount ?? 0,
          isFrom: offered?.breaks[line]?.isFrom ?? false,
          least: offered?.breaks[line]?.quantity ?? 0,
          most: offered?.breaks[line]?.most ?? null,
        })),
      }
    }),
  }
}

/** An offer as its customer may see it. What does not hold any more is said without its prices. */
export function offerView(offer: ReadOffer, today: string): Offer {
  const { state, document, revision, validTo, currency, answers } = offer
  const [name = '', email = ''] = document.signedBy
  return {
    ...{ state, validTo, currency },
    quoteReference: document.quoteReference,
    revision: revisionLetter(revision.revision),
    sender: { name: document.sender.name, lines: [...document.sender.lines] },
    contact: { name, email: email.includes('@') ? email : '' },
    customerName: document.customer.name,
    content: validTo < today && state !== 'accepted' ? null : contentOf(offer),
    answers: answers.map(({ kind, at, name: who, purchaseOrder, reason, words, items }) => ({
      ...{ kind, purchaseOrder, reason, words, name: who },
      at: at.toISOString(),
      items: OrderedItem.array()
        .parse(items)
        .map(({ reference, quantity, line }) => ({ reference, quantity, line })),
    })),
  }
}
