import { changesOf } from '../changesOf.ts'
import { ofBought } from '../sections/product/ofBought.ts'
import type { Product } from '../sections/product/product.ts'
import { emptySections, type ItemSections, type SectionKey, sections } from '../sections.ts'
import { kindOf } from './kindOf.ts'

/** What of a product is of what is bought as well. */
function boughtProduct(product: Product): Product {
  const kept = Object.entries(product).filter(([name]) => ofBought(name))
  return { ...emptySections.product, ...Object.fromEntries(kept) }
}

/** An item that became of another kind: its product, and the sections that it loses. */
export interface ChangedKind {
  readonly product: Product
  /** Those of them in which something is entered. */
  readonly loses: readonly SectionKey[]
}

/**
 * An item as it is once it is of another kind: it loses what that kind never has, and, where it begins afresh (`isReset`),
 * what the kind does not keep. Null: there is no such kind. Source: 001 §7 (`isReset`).
 */
export function changedKind(item: ItemSections, itemCategory: string, isReset: boolean): ChangedKind | null {
  const kind = kindOf(itemCategory)
  if (kind === null) return null
  const gone = [...kind.forbids, ...(isReset ? kind.clears : [])]
  const isEntered = (key: SectionKey) =>
    changesOf(sections[key].fields, emptySections[key], item[key]).length > 0
  const product = { ...item.product, itemCategory, isGen: kind.isBought }
  return {
    product: kind.isBought ? boughtProduct(product) : product,
    loses: [...new Set(gone)].filter(isEntered),
  }
}
