import { and, eq, isNull } from 'drizzle-orm'
import { secondMaster } from '#domain/quoteSets'
import { itemReference } from '#domain/quotes'
import { logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quoteItems, quotes } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { assertNoOptions } from './assertNoOptions.ts'
import type { QuoteHead } from './readQuote.ts'

/** Makes a quote a master quote, whose items are one set; refuses a second master item. */
export async function beginSet(
  tx: Database,
  { login }: Pick<Person, 'login'>,
  { quote }: QuoteHead,
): Promise<void> {
  const [master] = await tx
    .select({ itemNo: quoteItems.itemNo })
    .from(quoteItems)
    .where(
      and(eq(quoteItems.quoteId, quote.id), eq(quoteItems.isMasterItem, true), isNull(quoteItems.closeType)),
    )
  if (master !== undefined) {
    const message = secondMaster(itemReference(quote.id, master.itemNo))
    throw new Problem('rule-failed', message, { errors: [{ path: 'isMaster', message }] })
  }
  if (quote.isMultiComponent) return
  await assertNoOptions(tx, quote.id, 'isMaster')
  await tx
    .update(quotes)
    .set({ isMultiComponent: true, version: quote.version + 1, updatedBy: login })
    .where(eq(quotes.id, quote.id))
  const thing = { what: 'quote', key: String(quote.id), quoteId: quote.id }
  await logChanges(tx, login, thing, { isMultiComponent: false }, { isMultiComponent: true })
}
