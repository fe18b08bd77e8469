import { eq, inArray } from 'drizzle-orm'
import { mayEditQuote } from '#domain/access'
import { itemReference } from '#domain/quotes'
import { initialStepCode } from '#domain/workflow'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import {
  comments,
  itemDecisions,
  quoteItemSections,
  quoteItems,
  quoteRevisions,
  quotes,
  workflowHistory,
} from '../../database/schema/index.ts'
import { announceItems } from '../../hub/announceItems.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { type ItemRow, itemOrProblem, type QuoteRow } from '../quoteItem/itemRow.ts'
import { forgetDocuments } from './documents/changeDocument.ts'
import type { FileDeps } from './documents/fileDeps.ts'
import { removeContents } from './documents/removeContents.ts'
import { itemsOfQuote, readQuote } from './readQuote.ts'

type Stores = Pick<FileDeps, 'db' | 'files'>

function assertDeletable(person: Person, quote: QuoteRow, items: readonly ItemRow[]): void {
  if (!mayEditQuote(person, quote.owner)) {
    throw new Problem(
      'not-allowed',
      `Quote ${quote.id} belongs to ${quote.owner}; only its initiators may delete in it.`,
    )
  }
  const started = items.filter(item => item.stepCode !== initialStepCode)
  if (started.length === 0) return
  const names = started.map(item => itemReference(item.quoteId, item.itemNo)).join(', ')
  throw new Problem(
    'rule-failed',
    `${names} ${started.length === 1 ? 'has' : 'have'} left the first step. Archive or trash instead of deleting.`,
  )
}

/** Answers what the file store calls the contents of their files. */
async function removeItems(tx: Database, person: Person, items: readonly ItemRow[]): Promise<string[]> {
  const ids = items.map(item => item.id)
  if (ids.length === 0) return []
  const fileKeys = await forgetDocuments(tx, ids)
  await tx.delete(itemDecisions).where(inArray(itemDecisions.quoteItemId, ids))
  await tx.delete(quoteItemSections).where(inArray(quoteItemSections.quoteItemId, ids))
  await tx.delete(workflowHistory).where(inArray(workflowHistory.quoteItemId, ids))
  await tx.delete(comments).where(inArray(comments.quoteItemId, ids))
  await tx.delete(quoteItems).where(inArray(quoteItems.id, ids))
  await announceItems(
    tx,
    person,
    { what: 'deleted' },
    items.map(before => ({ before, after: null })),
  )
  return fileKeys
}

/** Deletes an item that nobody but its initiators has worked on. Its lines in the change log stay. */
export async function deleteItem({ db, files }: Stores, person: Person, quoteItemId: number) {
  const fileKeys = await db.transaction(async tx => {
    const { item, quote } = await itemOrProblem(tx, quoteItemId, true)
    assertDeletable(person, quote, [item])
    const removed = await removeItems(tx, person, [item])
    await logEvent(
      tx,
      person.login,
      { what: 'quoteItem', key: String(item.id), quoteId: quote.id },
      'deleted',
      {
        reference: itemReference(quote.id, item.itemNo),
        description: item.productDescription,
      },
    )
    return removed
  })
  await removeContents(files, fileKeys)
  return { quoteItemId }
}

/** Deletes a quote with its items, as long as none of them has left the first step. Its change log stays. */
export async function deleteQuote({ db, files }: Stores, person: Person, quoteId: number) {
  const fileKeys = await db.transaction(async tx => {
    const { quote } = await readQuote(tx, quoteId, true)
    const items = await itemsOfQuote(tx, quoteId)
    assertDeletable(person, quote, items)
    const [sent] = await tx
      .select({ id: quoteRevisions.id })
      .from(quoteRevisions)
      .where(eq(quoteRevisions.quoteId, quoteId))
      .limit(1)
    if (sent !== undefined) {
      throw new Problem('rule-failed', `Quote ${quoteId} was sent to its customer: it stays.`)
    }
    const removed = await removeItems(tx, person, items)
    await tx.delete(comments).where(inArray(comments.quoteId, [quoteId]))
    await tx.delete(quotes).where(inArray(quotes.id, [quoteId]))
    await logEvent(tx, person.login, { what: 'quote', key: String(quoteId), quoteId }, 'deleted', {
      description: quote.description,
      items: items.length,
    })
    return removed
  })
  await removeContents(files, fileKeys)
  return { quoteId }
}
