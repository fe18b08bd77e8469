import { and, desc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { ItemBefore, SinceWhat } from '#contract/quote'
import { revisionLetter } from '#domain/quoteDocument'
import { asBefore, type ItemSections } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { changeLog, quoteItems, quoteOffers, quoteRevisions } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { maySee } from './access.ts'
import { readItemFor } from './itemFor.ts'
import { readItem } from './readItems.ts'
import type { WorkItem } from './workItem.ts'

interface Moment {
  readonly work: WorkItem
  readonly at: Date
  readonly label: string
}

/** When the item was sent last, as part of its quote. */
async function sentLast(db: Database, work: WorkItem): Promise<Moment | null> {
  const offers = sql`exists (select 1 from jsonb_array_elements(${quoteOffers.items}) offered
    where (offered ->> 'quoteItemId')::int = ${work.item.id})`
  const [sent] = await db
    .select({ at: quoteRevisions.createdAt, revision: quoteRevisions.revision })
    .from(quoteRevisions)
    .innerJoin(quoteOffers, eq(quoteOffers.revisionId, quoteRevisions.id))
    .where(and(eq(quoteRevisions.quoteId, work.item.quoteId), offers))
    .orderBy(desc(quoteRevisions.revision))
    .limit(1)
  return sent === undefined ? null : { work, at: sent.at, label: `Revision ${revisionLetter(sent.revision)}` }
}

/** When the item was ordered, or the last one with its product code that its customer ordered. */
async function orderedLast(db: Database, person: Person, work: WorkItem): Promise<Moment | null> {
  const { id, customerCode, productCode } = work.item
  const same =
    productCode === '' || customerCode === ''
      ? eq(quoteItems.id, id)
      : or(
          eq(quoteItems.id, id),
          and(
            eq(quoteItems.customerCode, customerCode),
            sql`lower(${quoteItems.productCode}) = lower(${productCode})`,
            ne(quoteItems.id, id),
          ),
        )
  const [won] = await db
    .select({ id: quoteItems.id, at: quoteItems.wonAt })
    .from(quoteItems)
    .where(and(isNotNull(quoteItems.wonAt), same))
    .orderBy(desc(sql`${quoteItems.id} = ${id}`), desc(quoteItems.wonAt))
    .limit(1)
  if (won === undefined || won.at === null) return null
  const ordered = won.id === id ? work : await readItem(db, won.id)
  if (!maySee(person, ordered)) return null
  const { quoteId, itemNo, orderPO } = ordered.item
  const words = ['Order', orderPO, won.id === id ? '' : `of ${itemReference(quoteId, itemNo)}`]
  return { work: ordered, at: won.at, label: words.filter(word => word !== '').join(' ') }
}

/** The item as it was then: its change log is undone back to there. */
async function sectionsAt(db: Database, { work, at }: Moment): Promise<ItemSections> {
  const lines = await db
    .select({ field: changeLog.field, old: changeLog.old })
    .from(changeLog)
    .where(
      and(
        eq(changeLog.what, 'quoteItem'),
        eq(changeLog.key, String(work.item.id)),
        gt(changeLog.at, sql`${at.toISOString()}::timestamptz + interval '1 millisecond'`),
      ),
    )
    .orderBy(desc(changeLog.id))
  return asBefore(work.sections, lines)
}

/** An item as it was when it was sent or ordered last, for who may see it; null: it never was. */
export async function itemBefore(
  { db }: { readonly db: Database },
  person: Person,
  quoteItemId: number,
  since: SinceWhat,
): Promise<ItemBefore | null> {
  const work = await readItemFor(db, person, quoteItemId)
  const moment = since === 'revision' ? await sentLast(db, work) : await orderedLast(db, person, work)
  if (moment === null) return null
  return { at: moment.at.toISOString(), label: moment.label, ...(await sectionsAt(db, moment)) }
}
