import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { OrderedItem, type RevisionOffer } from '#contract/quote'
import { offerState } from '#domain/offers'
import type { Database } from '../../database/database.ts'
import {
  quoteOfferAnswers,
  quoteOfferLinks,
  quoteOffers,
  quoteRevisions,
} from '../../database/schema/index.ts'
import { finalKind } from './readOffer.ts'

const holds = sql`(${quoteOffers.revokedAt} is null or ${quoteOfferLinks.createdAt} > ${quoteOffers.revokedAt})`

/** How the customer took the revisions of a quote on a day, `YYYY-MM-DD`, newest first. Whether the person may know is decided before. */
export async function offersOfQuote(db: Database, quoteId: number, today: string): Promise<RevisionOffer[]> {
  const rows = await db
    .select({
      offer: quoteOffers,
      openedAt: sql<string | null>`(select to_char(min(${quoteOfferLinks.openedAt}) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') from ${quoteOfferLinks}
        where ${eq(quoteOfferLinks.revisionId, quoteOffers.revisionId)})`,
      hasLink: sql<boolean>`exists (select 1 from ${quoteOfferLinks}
        where ${eq(quoteOfferLinks.revisionId, quoteOffers.revisionId)} and ${holds})`,
    })
    .from(quoteOffers)
    .innerJoin(quoteRevisions, eq(quoteRevisions.id, quoteOffers.revisionId))
    .where(eq(quoteRevisions.quoteId, quoteId))
    .orderBy(desc(quoteRevisions.revision))
  const answers =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(quoteOfferAnswers)
          .where(
            inArray(
              quoteOfferAnswers.revisionId,
              rows.map(({ offer }) => offer.revisionId),
            ),
          )
          .orderBy(asc(quoteOfferAnswers.id))
  return rows.map(({ offer: { revisionId, validTo, revokedAt }, openedAt, hasLink }, place) => {
    const own = answers.filter(answer => answer.revisionId === revisionId)
    return {
      ...{ revisionId, validTo, openedAt, hasLink },
      isRevoked: revokedAt !== null && !hasLink,
      state: offerState({ answer: finalKind(own), isReplaced: place > 0, validTo }, today),
      answers: own.map(({ id, kind, at, name, purchaseOrder, reason, words, items }) => ({
        ...{ id, kind, name, purchaseOrder, reason, words },
        at: at.toISOString(),
        items: OrderedItem.array().parse(items),
      })),
    }
  })
}
