import { eq } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import {
  bypassForCustomer,
  changesOf,
  itemForCustomer,
  palletKeys,
  type SectionKey,
  sections,
} from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { readItemsOfQuote } from '../quoteItem/readItems.ts'
import { sectionLines } from '../quoteItem/save/sectionLines.ts'
import { storeSave } from '../quoteItem/save/storeSave.ts'
import type { QuoteCustomer } from './readQuote.ts'

/** Has a quote's items follow its new customer. Rule customer-defaults-reset (001 §4). */
export async function followCustomer(
  tx: Database,
  { login }: Pick<Person, 'login'>,
  quoteId: number,
  before: QuoteCustomer | null,
  customer: QuoteCustomer,
): Promise<void> {
  const allowByPassPricing = bypassForCustomer(
    before?.allowByPassPricing ?? false,
    customer.allowByPassPricing,
  )
  if (allowByPassPricing !== null) {
    await tx.update(quoteItems).set({ allowByPassPricing }).where(eq(quoteItems.quoteId, quoteId))
  }
  const beginning = { plant: plantAlone(customer.plantCode ?? ''), pallets: customer.pallets }
  for (const { item, sections: held, versions } of await readItemsOfQuote(tx, quoteId)) {
    const now = itemForCustomer(held, item.itemCategory, beginning)
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
