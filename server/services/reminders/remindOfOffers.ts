import { and, eq, isNull, sql } from 'drizzle-orm'
import { expiresSoon } from '#domain/offers'
import type { QuoteDocument } from '#domain/quoteDocument'
import type { Database } from '../../database/database.ts'
import { quoteOfferAnswers, quoteOffers, quoteRevisions, quotes } from '../../database/schema/index.ts'
import { tellSalesRep } from '../offer/tellSalesRep.ts'

interface Reminding {
  readonly db: Database
  readonly origin: string
  readonly today: string
  /** Days before an offer ends. */
  readonly days: number
}

const isUnanswered = sql`not exists (select 1 from ${quoteOfferAnswers} answer
  where answer.revision_id = ${quoteOffers.revisionId} and answer.kind <> 'asked')`
const isNewest = sql`not exists (select 1 from ${quoteRevisions} newer
  where newer.quote_id = ${quoteRevisions.quoteId} and newer.revision > ${quoteRevisions.revision})`

/** Reminds sales reps of newest revisions that end soon and were not answered, each once. Answers how many. */
export async function remindOfOffers({ db, origin, today, days }: Reminding): Promise<number> {
  const open = await db
    .select({ offer: quoteOffers, revision: quoteRevisions, owner: quotes.owner })
    .from(quoteOffers)
    .innerJoin(quoteRevisions, eq(quoteRevisions.id, quoteOffers.revisionId))
    .innerJoin(quotes, eq(quotes.id, quoteRevisions.quoteId))
    .where(
      and(isNull(quoteOffers.remindedAt), isUnanswered, isNewest, sql`${quoteOffers.validTo} >= ${today}`),
    )
  let reminded = 0
  for (const { offer, revision, owner } of open) {
    if (!expiresSoon(offer.validTo, today, days)) continue
    await db.transaction(async tx => {
      const [mine] = await tx
        .update(quoteOffers)
        .set({ remindedAt: sql`now()` })
        .where(and(eq(quoteOffers.revisionId, offer.revisionId), isNull(quoteOffers.remindedAt)))
        .returning({ id: quoteOffers.revisionId })
      if (mine === undefined) return
      await tellSalesRep(tx, origin, {
        ...{ quoteId: revision.quoteId, owner, revision: revision.revision },
        ...{ document: revision.document as QuoteDocument, validTo: offer.validTo },
        ...{ state: 'expiring', who: '', createdBy: 'boxwright' },
      })
      reminded += 1
    })
  }
  return reminded
}
