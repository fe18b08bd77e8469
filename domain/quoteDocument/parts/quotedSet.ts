import { type Currency, decimal, listed, money, tidy } from '#domain/formats'
import { shippingMethods } from '#domain/quoteItem'
import { type SetPrice, setComponentOf, setLacks, setPrices } from '#domain/quoteSets'
import type { QuotedItem, QuotedSet, QuotePriceLine } from '../document.ts'
import type { QuotedInput } from '../documentInput.ts'
import { eachWords } from './eachWords.ts'

const shippingName = (code: string): string =>
  shippingMethods.find(method => method.code === code)?.label ?? code

const priceLine =
  (currency: Currency) =>
  ({ sets, each, order }: SetPrice): QuotePriceLine[] =>
    each === null || order === null
      ? []
      : [
          {
            quantity: decimal(sets, 0),
            perThousand: money(each * 1000, currency),
            each: eachWords(each, currency),
            order: money(order, currency),
          },
        ]

const unpricedWords = ({ sets, unpriced }: SetPrice): string[] =>
  unpriced.length === 0
    ? []
    : [`${listed(unpriced)} ${unpriced.length === 1 ? 'has' : 'have'} no price for ${decimal(sets, 0)} sets.`]

/** The set of a master quote as its customer reads it. Rule multi-component-valid (001 §4) says what it may lack. */
export function quotedSet(
  inputs: readonly QuotedInput[],
  quoted: readonly QuotedItem[],
  currency: Currency,
): QuotedSet {
  const members = inputs.map(({ reference, isMaster = false, sections }) => ({
    ...setComponentOf(sections, { reference, isMaster }),
    shippingMethod: sections.delivery.shippingMethod,
  }))
  const prices = setPrices(members)
  const master = quoted[members.findIndex(({ isMaster }) => isMaster)]
  return {
    name: master?.name ?? '',
    components: quoted.map(({ number, reference, name, about }, index) => {
      const { ratioToParent = null, shippingMethod = '' } = members[index] ?? {}
      return {
        ...{ number, reference, name, about },
        ratio: ratioToParent === null ? '' : plainRatio(ratioToParent),
        shipping: shippingMethod === '' ? '' : shippingName(shippingMethod),
      }
    }),
    prices: prices.flatMap(priceLine(currency)),
    lacks: [...setLacks(members), ...prices.flatMap(unpricedWords)],
  }
}

/** A whole number has no decimals that could be taken off. */
const plainRatio = (ratio: number): string => (Number.isInteger(ratio) ? decimal(ratio, 0) : tidy(ratio, 2))
