import { isModifyCategory } from './categories/isModifyCategory.ts'
import { copiedSection } from './copiedSection.ts'
import { changedKind } from './kinds/changedKind.ts'
import { categoryForOther } from './kinds/kindRefusal.ts'
import { type ItemSections, type SectionKey, sectionKeys } from './sections.ts'

/**
 * The sections that a copy of an item begins with, of those that something was `entered` in. For a different customer
 * (`isForOther`) what copies or modifies a product is a redesign: rule quote-copy-diff-customer (001 §8).
 */
export function copiedSections(
  held: ItemSections,
  entered: ReadonlySet<SectionKey>,
  isForOther: boolean,
): Partial<ItemSections> {
  const itemCategory = categoryForOther(held.product.itemCategory)
  const changed =
    isForOther && itemCategory !== held.product.itemCategory ? changedKind(held, itemCategory, false) : null
  const begun = changed === null ? held : { ...held, product: changed.product }
  const kept = sectionKeys
    .filter(key => entered.has(key) && !changed?.loses.includes(key))
    .map(key => [key, copiedSection(key, begun[key])] as const)
  const copied = Object.fromEntries(kept) as Partial<ItemSections>
  // What modifies a product keeps its code, which names what it modifies.
  return copied.product === undefined || !isModifyCategory(copied.product.itemCategory)
    ? copied
    : { ...copied, product: { ...copied.product, code: held.product.code } }
}
