import type { QuoteItem, SectionSaved } from '#contract/quote'
import {
  changedKind,
  emptySections,
  kindOf,
  kindRefusal,
  resizableRefusal,
  type SectionOf,
} from '#domain/quoteItem'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { kindSource, withSourceCode } from '../products/sourceOf.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import type { QuoteItemDeps } from '../quoteItem/quoteItemDeps.ts'
import { saveSection } from '../quoteItem/save/saveSection.ts'
import type { SectionSave } from '../quoteItem/save/workOut.ts'

const refuse = (path: string, message: string): Problem =>
  new Problem('rule-failed', message, { errors: [{ path, message }] })

/** Refuses a product that is saved with a category which its item may not become. */
export const kindOfItem =
  (quoteItemId: number): NonNullable<SectionSave<'product'>['check']> =>
  async (after, before, _facts, tx) => {
    const { itemCategory } = before.product
    const asked = after.product.itemCategory
    if (asked === itemCategory) return
    const refusal = kindRefusal({ itemCategory, ...(await kindSource(tx, quoteItemId)) }, asked)
    if (refusal !== '') throw refuse('product.itemCategory', refusal)
  }

interface KindChange {
  readonly id: number
  readonly itemCategory: string
  readonly isReset: boolean
  readonly versions: QuoteItem['versions']
}

/**
 * Makes an item of another category: what that category never has is cleared, and with a reset what it does not keep.
 * Refused are what the person may not change, and sections that moved on since they were read.
 */
export async function changeProductType(
  deps: QuoteItemDeps,
  person: Person,
  { id, itemCategory, isReset, versions }: KindChange,
): Promise<SectionSaved> {
  const { sections } = await readItemFor(deps.db, person, id)
  const stands = { itemCategory: sections.product.itemCategory, ...(await kindSource(deps.db, id)) }
  const refusal = kindRefusal(stands, itemCategory)
  if (refusal !== '') throw refuse('itemCategory', refusal)
  const changed = changedKind(sections, itemCategory, isReset)
  if (changed === null) throw refuse('itemCategory', 'not valid')
  return saveSection(deps, person, {
    key: 'product',
    quoteItemId: id,
    version: versions.product,
    values: await withSourceCode(deps.db, id, changed.product),
    also: changed.loses.map(key => ({ key, version: versions[key], values: emptySections[key] })),
  })
}

interface Conversion {
  readonly quoteItemId: number
  readonly version: number
  readonly product: SectionOf<'product'>
}

/** Saves the product of an item as a resizable one, whose design has to be generated. Rule resizable-generation (001 §4). */
export async function convertToResizable(
  deps: QuoteItemDeps,
  person: Person,
  { quoteItemId, version, product }: Conversion,
): Promise<SectionSaved> {
  const refusal = resizableRefusal(product.itemCategory)
  const itemCategory = kindOf(product.itemCategory)?.becomes
  if (refusal !== '' || !itemCategory) throw refuse('product.itemCategory', refusal)
  return saveSection(deps, person, {
    key: 'product',
    quoteItemId,
    version,
    values: await withSourceCode(deps.db, quoteItemId, { ...product, itemCategory }),
    check: kindOfItem(quoteItemId),
  })
}
