import type { ExistingProduct } from '#contract/customer'
import { askThousands, parseNumber } from '#domain/formats'
import { text } from '#domain/messages'
import { mostOrdered } from '#domain/quoteItem'
import { offeredCategories, usualCategory } from './offeredCategories.ts'

/** What was chosen for a product that is quoted again; what is left out is as usual. */
export interface RequoteChoice {
  readonly itemCategory?: string
  /** As it was typed. */
  readonly quantity?: string
}

/** What was chosen, by the ids of the products. */
export type RequoteChoices = Readonly<Record<string, RequoteChoice>>

/** The category that a product is quoted again in. */
export const categoryIn = (choices: RequoteChoices, { id }: ExistingProduct, isOther: boolean): string =>
  (isOther ? undefined : choices[id]?.itemCategory) ?? usualCategory(isOther)

/** How many are expected to be ordered, as typed: as many as were ordered last, unless said. */
export const quantityIn = (choices: RequoteChoices, { id, lastOrderQty }: ExistingProduct): string =>
  choices[id]?.quantity ?? (lastOrderQty === null ? '' : String(lastOrderQty))

/** What is wrong with a quantity as it was typed; '': nothing, also where none is. */
export function quantityProblem(typed: string): string {
  const doubt = askThousands(typed)
  if (doubt !== null) return doubt
  const read = parseNumber(typed)
  if (read === null) return ''
  if (Number.isNaN(read)) return text('formNumeric')
  if (!Number.isInteger(read)) return text('formWholeNumber')
  if (read < 1) return text('formMin', { min: 1 })
  return read > mostOrdered ? text('formMax', { max: mostOrdered }) : ''
}

/** The categories that each of the products can be quoted again in. */
export const commonCategories = (products: readonly ExistingProduct[]) => {
  const [first, ...others] = products.map(product => offeredCategories(product, false))
  return (first ?? []).filter(({ code }) => others.every(offers => offers.some(each => each.code === code)))
}
