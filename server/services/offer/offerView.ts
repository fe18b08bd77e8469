import { type Offer, OrderedItem } from '#contract/quote'
import { quantity } from '#domain/formats'
import { setOffer } from '#domain/offers'
import { type QuotePriceLine, revisionLetter } from '#domain/quoteDocument'
import type { ReadOffer } from './readOffer.ts'

type Price = NonNullable<Offer['content']>['items'][number]['prices'][number]

/** A price line of the letter with its figures; where sets reach further than the letter says of it, it says so too. */
function priceOf(
  price: QuotePriceLine,
  { quantity: least, amount, isFrom, most, isForSets }: ReadOffer['items'][number]['breaks'][number] = none,
): Price {
  if (!isForSets || most === null) return { ...price, amount, isFrom, least, most }
  const order = price.order.startsWith('from ') ? price.order : `from ${price.order}`
  return {
    ...{ ...price, amount, least, most, order, isFrom: true },
    quantity: `${quantity(least)} – ${quantity(most)}`,
  }
}

const none = { quantity: 0, amount: 0, isFrom: false, most: null, isForSets: false }

function contentOf({ document, items, revision: { fileName } }: ReadOffer): Offer['content'] {
  const { subject, facts, opening, terms, closing } = document
  const set = setOffer(document.set)
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
        prices: prices.map((price, line) => priceOf(price, offered?.breaks[line])),
      }
    }),
    set:
      set === null
        ? null
        : { name: document.set?.name ?? '', parts: [...set.parts], prices: [...set.prices] },
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
