import { counted, listed, quantity } from '#domain/formats'
import { orderCountFinding } from './orderCountFinding.ts'
import type { SetOffer } from './setOffer.ts'

interface Offered {
  readonly reference: string
  /** Its price lines: the smallest number that each is for, and the largest, if it is more. */
  readonly prices: readonly { readonly least: number; readonly most: number | null }[]
}

/** How many of an item are ordered at which of its price lines. */
export interface OrderedPart {
  readonly reference: string
  readonly line: number
  readonly count: number
}

type Set = Pick<SetOffer<unknown>, 'parts' | 'prices'>

/** What an order of so many sets takes of each item; null: not everything in the set is offered for so many. Our own. */
export function setOrder(
  { parts }: Pick<Set, 'parts'>,
  items: readonly Offered[],
  sets: number,
): OrderedPart[] | null {
  const order = parts.flatMap(({ reference, ratio }) => {
    const count = Math.ceil(ratio * sets)
    const prices = items.find(each => each.reference === reference)?.prices ?? []
    const line = prices.findLastIndex(
      ({ least, most }) => orderCountFinding({ quantity: least, most }, count) === null,
    )
    return line === -1 ? [] : [{ reference, line, count }]
  })
  return order.length === parts.length ? order : null
}

/** How many sets the last price lines of all that is in one reach for. */
const mostSets = ({ parts }: Pick<Set, 'parts'>, items: readonly Offered[]): number =>
  Math.min(
    ...parts.map(({ reference, ratio }) => {
      const last = items.find(each => each.reference === reference)?.prices.at(-1)
      return Math.floor((last?.most ?? last?.least ?? 0) / ratio)
    }),
  )

/** What is wrong with ordering so many sets, or null. */
export function setCountFinding(set: Set, items: readonly Offered[], sets: number): string | null {
  const priced = set.prices.map(each => each.sets)
  const [least, most] = [Math.min(...priced), Math.max(...priced, mostSets(set, items))]
  if (!Number.isInteger(sets) || sets < least || sets > most)
    return least === most
      ? `The price is for ${counted(least, 'set')}.`
      : `Order a whole number of sets from ${quantity(least)} to ${quantity(most)}.`
  if (setOrder(set, items, sets) !== null) return null
  return `There is no price for ${counted(sets, 'set')}: order ${listed(priced.map(quantity), 'or')}.`
}
