import type { Offer } from '#contract/quote'
import { money } from '#domain/formats'
import { setOrder } from '#domain/offers'
import { needsOf, optionLabel } from '#domain/quoteOptions'

/** A set whose price lines can be ordered. */
export type OfferedSet = NonNullable<NonNullable<Offer['content']>['set']>

/** Which price line of each item is chosen; null: it is not ordered. */
export type Choices = Readonly<Record<string, number | null>>

type Item = NonNullable<Offer['content']>['items'][number]

/** What an item of the offer is called: options of one need, which may have one name, by their letters. */
export function nameIn({ content }: Pick<Offer, 'content'>, item: Item): string {
  const beside = needsOf(content?.items ?? []).find(need => need.includes(item)) ?? []
  return beside.length > 1 ? `${optionLabel(item.option)}: ${item.name}` : item.name
}

/** What was ordered, with how many: `100062-2, Option B (5,000)`. */
export const orderedWords = (
  { content }: Pick<Offer, 'content'>,
  ordered: readonly { readonly reference: string; readonly quantity: string }[],
): string[] =>
  ordered.map(({ reference, quantity }) => {
    const need = needsOf(content?.items ?? []).find(items => items.some(item => item.reference === reference))
    const option = need?.find(item => item.reference === reference)?.option ?? null
    return `${[reference, (need?.length ?? 0) > 1 ? optionLabel(option) : ''].filter(Boolean).join(', ')} (${quantity})`
  })

/** What is chosen before anybody chose: an item that stands alone and has one price. */
export function firstChoices({ content }: Offer): Choices {
  const items = content?.items ?? []
  return Object.fromEntries(
    items.map(({ reference, prices }) => [reference, items.length === 1 && prices.length === 1 ? 0 : null]),
  )
}

/** The choices once a price line of an item was chosen, or null: it is left out. Of options one is taken: the others are left. */
export function withChoice(
  { content }: Offer,
  choices: Choices,
  reference: string,
  line: number | null,
): Choices {
  const need = needsOf(content?.items ?? []).find(items => items.some(item => item.reference === reference))
  const others = (need ?? []).filter(item => item.reference !== reference)
  const left = line === null ? {} : Object.fromEntries(others.map(item => [item.reference, null]))
  return { ...choices, ...left, [reference]: line }
}

/** The items chosen, as they are ordered. */
export const orderOf = (choices: Choices): { reference: string; line: number }[] =>
  Object.entries(choices).flatMap(([reference, line]) => (line === null ? [] : [{ reference, line }]))

/** What they come to: `$4,060.50`, `from $812.10` where a range was chosen; '' while nothing is. */
export function totalOf({ content, currency }: Offer, choices: Choices): string {
  const chosen = (content?.items ?? []).flatMap(({ reference, prices }) => {
    const line = choices[reference]
    const price = line === null || line === undefined ? undefined : prices[line]
    return price === undefined ? [] : [price]
  })
  if (chosen.length === 0) return ''
  const sum = chosen.reduce((total, { amount }) => total + Math.round(amount * 100) / 100, 0)
  return `${chosen.some(({ isFrom }) => isFrom) ? 'from ' : ''}${money(sum, currency)}`
}

/** The set with those of its prices that can be ordered on-line; null where none can. */
export function setOf({ content }: Offer): OfferedSet | null {
  const set = content?.set ?? null
  const prices = set?.prices.filter(({ sets }) => setOrder(set, content?.items ?? [], sets) !== null) ?? []
  return set === null || prices.length === 0 ? null : { ...set, prices }
}
