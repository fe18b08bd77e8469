import { eq } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import {
  changesOf,
  customerPallets,
  type ItemSections,
  palletKeys,
  type SectionKey,
  sections,
  takesCustomerPallets,
} from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { readItemsOfQuote } from '../quoteItem/readItems.ts'
import { sectionLines } from '../quoteItem/save/sectionLines.ts'
import { storeSave } from '../quoteItem/save/storeSave.ts'
import type { QuoteCustomer } from './readQuote.ts'

/**
 * What of an item is another for its quote's new customer: the pallets are as they take them, unless the item copies or
 * modifies a product, and where no plant is chosen yet it is theirs.
 */
function asCustomerTakes(
  held: ItemSections,
  itemCategory: string,
  { pallets, plantCode }: QuoteCustomer,
): Partial<ItemSections> {
  const taken = pallets !== null && takesCustomerPallets(itemCategory)
  const resets = taken ? palletKeys.map(key => [key, { ...held[key], ...customerPallets(key, pallets) }]) : []
  const { product } = held
  const preferredPlantCode = product.preferredPlantCode || plantAlone(plantCode ?? '')
  return { ...Object.fromEntries(resets), product: { ...product, preferredPlantCode } }
}

/** Whether pricing may be bypassed for the new customer: what the one before allowed goes; null: as it is. */
function bypassOf(before: QuoteCustomer | null, now: QuoteCustomer): boolean | null {
  if (now.allowByPassPricing) return true
  return before?.allowByPassPricing === true ? false : null
}

/** Has a quote's items follow its new customer. Rule customer-defaults-reset (001 §4). */
export async function followCustomer(
  tx: Database,
  { login }: Pick<Person, 'login'>,
  quoteId: number,
  before: QuoteCustomer | null,
  customer: QuoteCustomer,
): Promise<void> {
  const allowByPassPricing = bypassOf(before, customer)
  if (allowByPassPricing !== null) {
    await tx.update(quoteItems).set({ allowByPassPricing }).where(eq(quoteItems.quoteId, quoteId))
  }
  for (const { item, sections: held, versions } of await readItemsOfQuote(tx, quoteId)) {
    const now = { ...held, ...asCustomerTakes(held, item.itemCategory, customer) }
    const moved = ([...palletKeys, 'product'] as const satisfies readonly SectionKey[])
      .map(key => ({ key, changes: changesOf(sections[key].fields, held[key], now[key]) }))
      .filter(({ changes }) => changes.length > 0)
    if (moved.length === 0) continue
    await storeSave(tx, {
      who: login,
      before: item,
      after: { ...item, ...sections.product.columns?.(now.product) },
      sections: moved.map(({ key }) => ({ section: key, version: versions[key] + 1, data: now[key] })),
      lines: moved.flatMap(({ key, changes }) => sectionLines(key, changes)),
      announcements: [],
    })
  }
}
