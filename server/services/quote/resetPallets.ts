import {
  type CustomerPallets,
  changesOf,
  customerPallets,
  palletKeys,
  sections,
  takesCustomerPallets,
} from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { readItemsOfQuote } from '../quoteItem/readItems.ts'
import { sectionLines } from '../quoteItem/save/sectionLines.ts'
import { storeSave } from '../quoteItem/save/storeSave.ts'

/**
 * Resets the pallets of a quote's items to what its new customer takes; copies and modifications keep those of their
 * source. Rule customer-defaults-reset (001 §4).
 */
export async function resetPallets(
  tx: Database,
  { login }: Pick<Person, 'login'>,
  quoteId: number,
  customer: CustomerPallets,
): Promise<void> {
  for (const { item, sections: held, versions } of await readItemsOfQuote(tx, quoteId)) {
    if (!takesCustomerPallets(item.itemCategory)) continue
    const reset = palletKeys.map(key => {
      const data = { ...held[key], ...customerPallets(key, customer) }
      return { key, data, changes: changesOf(sections[key].fields, held[key], data) }
    })
    const moved = reset.filter(({ changes }) => changes.length > 0)
    if (moved.length === 0) continue
    await storeSave(tx, {
      who: login,
      before: item,
      after: item,
      sections: moved.map(({ key, data }) => ({ section: key, version: versions[key] + 1, data })),
      lines: moved.flatMap(({ key, changes }) => sectionLines(key, changes)),
      announcements: [],
    })
  }
}
