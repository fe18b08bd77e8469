import { type Currency, decimal, money } from '#domain/formats'
import { eachWords, priceLines, type QuoteDocument, type QuoteFact } from '#domain/quoteDocument'
import type { Sold } from '#domain/quoteItem'
import type { ExplainedBar, ExplainedPart, PriceExplanation } from './explanation.ts'
import { shareWords } from './shareWords.ts'
import { spreadOf } from './spread.ts'
import { type ToldBreak, toldBreak } from './told.ts'
import { toldPartKeys, toldParts, wholeShare } from './toldShares.ts'
import { whyLess } from './whyLess.ts'

/** What the explanation for a customer is made from. */
export interface CustomerInput {
  /** The letter of the quote with this item alone: everything in it may be told. */
  readonly letter: QuoteDocument
  readonly pricing: Sold
  /** Key of the break that is explained. */
  readonly key: string
  readonly currency: Currency
}

const quantityOf = ({ quantity }: ToldBreak): string => decimal(quantity, 0)

/** The price as its parts; one that is of one part has none. */
function madeUpOf({ perThousand, parts, shares }: ToldBreak, currency: Currency): ExplainedBar[] {
  if (shares === null || parts.length < 2) return []
  let at = 0
  const steps = toldPartKeys
    .filter(key => parts.includes(key))
    .map(key => {
      const from = at
      at += shares[key] / wholeShare
      return { ...toldParts[key], value: shareWords(shares[key]), kind: 'step' as const, from, to: at }
    })
  const total = { label: 'Your price', about: '', value: `${money(perThousand, currency)} per 1,000` }
  return [...steps, { ...total, kind: 'total', from: 0, to: 1 }]
}

function priceOf(told: ToldBreak, { currency }: CustomerInput): ExplainedPart {
  const { quantity, perThousand } = told
  const bars = madeUpOf(told, currency)
  const one = perThousand / 1000
  const order = money(one * quantity, currency)
  return {
    title: 'What the price is made up of',
    words: [
      `${quantityOf(told)} cost ${money(perThousand, currency)} per 1,000: ${eachWords(one, currency)} each, ${order} for the order.`,
      ...(bars.length === 0 ? [] : ['The shares are rounded.']),
    ],
    bars,
    ...{ heads: [], rows: [] },
  }
}

/** The quantities beside each other, with why a larger one costs less where it does. */
function quantitiesOf(told: ToldBreak, all: readonly ToldBreak[], input: CustomerInput): ExplainedPart[] {
  const { pricing, currency } = input
  const [smallest] = all
  const largest = all.at(-1)
  if (smallest === undefined || largest === undefined || all.length < 2) return []
  const larger = told.key === smallest.key ? largest : told
  const isLess =
    money(larger.perThousand) !== money(smallest.perThousand) && larger.perThousand < smallest.perThousand
  const amounts = ({ key }: ToldBreak) => {
    const detail = pricing.details.find(each => each.key === key)
    return detail === undefined ? null : spreadOf(detail)
  }
  const lines = priceLines(pricing, currency)
  const less = ({ perThousand }: ToldBreak) =>
    perThousand < smallest.perThousand ? money(smallest.perThousand - perThousand, currency) : '–'
  return [
    {
      title: isLess
        ? `Why ${quantityOf(larger)} cost less each than ${quantityOf(smallest)}`
        : 'What other quantities cost',
      words: isLess ? whyLess(amounts(smallest), amounts(larger)) : [],
      bars: all.map(each => ({
        ...{ label: quantityOf(each), about: '', value: `${money(each.perThousand, currency)} per 1,000` },
        ...{
          kind: each.key === told.key ? ('total' as const) : ('step' as const),
          from: 0,
          to: each.perThousand,
        },
      })),
      heads: ['Quantity', 'Per 1,000', 'Each', `Less than ${quantityOf(smallest)}`, 'An order'],
      rows: all.flatMap((each, place) => {
        const line = lines[place]
        if (line === undefined) return []
        const { quantity, perThousand, each: one, order } = line
        return [
          { label: quantity, values: [perThousand, one, less(each), order], isSum: each.key === told.key },
        ]
      }),
    },
  ]
}

/** What is paid beside the price. */
function besideOf({ items: [item] }: QuoteDocument): ExplainedPart[] {
  const charges = item?.charges ?? []
  if (charges.length === 0) return []
  const once = charges.some(({ value }) => value.endsWith(' once'))
  return [
    {
      title: 'What is paid beside it',
      words: once ? ['Tooling is paid once: later orders run on it.'] : [],
      bars: [],
      heads: [],
      rows: charges.map(({ label, value }) => ({ label, values: [value], isSum: false })),
    },
  ]
}

/** What says which revision a letter is, and when it was made. */
const ofTheLetter = ['Revision', 'Date']

function factsOf({ facts, items: [item] }: QuoteDocument): QuoteFact[] {
  const about = (item?.facts ?? []).filter(({ label }) => ['Size', 'Board', 'Print'].includes(label))
  return [
    ...facts.filter(({ label }) => !ofTheLetter.includes(label)),
    ...(item === undefined ? [] : [{ label: 'Item', value: item.reference }]),
    ...about,
  ]
}

/**
 * The price of a break as its customer may have it explained: what it is made up of in shares, why larger orders cost less
 * each, what is paid beside it. Made from prices and shares alone: costs, mark-ups and margins are not in it, and do not
 * follow from it (decision 42). null: the break has no price.
 */
export function explainToCustomer(input: CustomerInput): PriceExplanation | null {
  const { letter, pricing, key } = input
  const all = pricing.details
    .flatMap(detail => toldBreak(detail, pricing) ?? [])
    .toSorted((a, b) => a.quantity - b.quantity)
  const told = all.find(each => each.key === key)
  if (told === undefined) return null
  const { sender, customer, language, items, lacks } = letter
  return {
    audience: 'customer',
    title: `Your price for ${quantityOf(told)}`,
    subject: items[0]?.name ?? '',
    ...{ sender, customer, language, lacks },
    facts: factsOf(letter),
    parts: [priceOf(told, input), ...quantitiesOf(told, all, input), ...besideOf(letter)],
  }
}
