import type { CatalogueProduct } from '#contract/product'
import { catalogueFacts } from '../catalogueWords.ts'

/** Products that can be compared at once. */
export const comparedAtMost = 4

/** What is known of products, fact by fact; what none of them has is left out. */
export function comparedFacts(products: readonly CatalogueProduct[]) {
  const facts = products.map(product => new Map(catalogueFacts(product)))
  const names = [...new Set(facts.flatMap(known => [...known.keys()]))]
  return names
    .map(name => {
      const values = facts.map(known => known.get(name) ?? '')
      return { name, values, differs: new Set(values).size > 1 }
    })
    .filter(({ values }) => values.some(value => value !== ''))
}
