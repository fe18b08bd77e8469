import { eq } from 'drizzle-orm'
import { masterRefusal } from '#domain/quoteSets'
import { itemReference } from '#domain/quotes'
import { logChanges } from '../../database/changeLog.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { announceItems } from '../../hub/announceItems.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { assertMayEditQuote } from './access.ts'
import { beginSet } from './beginSet.ts'
import type { QuoteReader } from './loadQuote.ts'
import { readQuote } from './readQuote.ts'
import { startRatios } from './startRatios.ts'

/** Makes an item the master item of its quote, whose open items are one set from then on, one of each until somebody says otherwise. */
export async function makeMaster({ db }: QuoteReader, person: Person, quoteItemId: number) {
  await db.transaction(async tx => {
    const work = await readItemFor(tx, person, quoteItemId, true)
    const { item, quote } = work
    const reference = itemReference(quote.id, item.itemNo)
    const head = await readQuote(tx, quote.id, true)
    await assertMayEditQuote(tx, person, head, 'change')
    const isClosed = item.closeType !== null || item.isFinal
    const refusal = masterRefusal({ reference, isClosed, isOrdered: item.wonAt !== null, master: null })
    if (refusal !== '')
      throw new Problem('rule-failed', refusal, { errors: [{ path: 'quoteItemId', message: refusal }] })
    await beginSet(tx, person, head)
    await tx.update(quoteItems).set({ isMasterItem: true }).where(eq(quoteItems.id, item.id))
    const thing = { what: 'quoteItem', key: String(item.id), quoteId: quote.id }
    await logChanges(tx, person.login, thing, { isMasterItem: false }, { isMasterItem: true })
    await startRatios(tx, person, quote.id)
    await announceItems(tx, person, { what: 'saved' }, [{ before: item, after: item }])
  })
  return { quoteItemId }
}
