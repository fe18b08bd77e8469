import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { OfferedItem } from '#contract/quote'
import { boundedBySet, type OfferState, offerState } from '#domain/offers'
import type { QuoteDocument } from '#domain/quoteDocument'
import type { Database } from '../../database/database.ts'
import {
  quoteOfferAnswers,
  quoteOfferLinks,
  quoteOffers,
  quoteRevisions,
} from '../../database/schema/index.ts'
import { Problem } from '../../problem/problem.ts'
import { hashOf } from './offerToken.ts'

type Answer = typeof quoteOfferAnswers.$inferSelect

/** An item as it was offered, with how many may be ordered at each of its price lines. */
interface BoundedItem extends OfferedItem {
  readonly breaks: (OfferedItem['breaks'][number] & { most: number | null; isForSets: boolean })[]
}

/** Of an offer that went out before the ends of its ranges were kept, a range ends where the next begins. */
const bounded = (item: OfferedItem) => ({
  ...item,
  breaks: item.breaks.map((each, place) => {
    const next = item.breaks[place + 1]
    const end = each.isFrom && next !== undefined ? next.quantity - 1 : null
    return { ...each, most: each.most === undefined ? end : each.most }
  }),
})

/** An offer that somebody has a link to. */
export interface ReadOffer {
  readonly linkId: number
  readonly revision: typeof quoteRevisions.$inferSelect
  readonly document: QuoteDocument
  readonly validTo: string
  readonly currency: 'AUD' | 'NZD'
  readonly items: readonly BoundedItem[]
  readonly answers: readonly Answer[]
  readonly state: OfferState
}

/** The same for a link that never was and for one that was taken back. */
const noOffer = (): Problem =>
  new Problem(
    'not-found',
    'This link is not valid, or not any more. Ask whoever sent it to you for a new one.',
  )

const isNewer = sql<boolean>`exists (select 1 from ${quoteRevisions} newer
  where newer.quote_id = ${quoteRevisions.quoteId} and newer.revision > ${quoteRevisions.revision})`

/** How the customer answered for good; null: not yet. */
const finalAnswer = <Given extends Pick<Answer, 'kind'>>(answers: readonly Given[]): Given | null =>
  answers.find(({ kind }) => kind !== 'asked') ?? null

/** Whether the customer accepted or declined; null: neither yet. */
export const finalKind = (answers: readonly Pick<Answer, 'kind'>[]): 'accepted' | 'declined' | null => {
  const kind = finalAnswer(answers)?.kind
  return kind === undefined || kind === 'asked' ? null : kind
}

/** Whether somebody has a link with this hash of its token, whatever it opens. */
export const hasLink = async (db: Database, tokenHash: string): Promise<boolean> =>
  (
    await db
      .select({ id: quoteOfferLinks.id })
      .from(quoteOfferLinks)
      .where(eq(quoteOfferLinks.tokenHash, tokenHash))
  ).length > 0

/** The offer that a token opens on a day, `YYYY-MM-DD`; the problem that there is none. */
export async function readOffer(db: Database, token: string, today: string): Promise<ReadOffer> {
  const [found] = await db
    .select({ linkId: quoteOfferLinks.id, revision: quoteRevisions, offer: quoteOffers, isNewer })
    .from(quoteOfferLinks)
    .innerJoin(quoteOffers, eq(quoteOffers.revisionId, quoteOfferLinks.revisionId))
    .innerJoin(quoteRevisions, eq(quoteRevisions.id, quoteOffers.revisionId))
    .where(
      and(
        eq(quoteOfferLinks.tokenHash, hashOf(token)),
        or(isNull(quoteOffers.revokedAt), gt(quoteOfferLinks.createdAt, quoteOffers.revokedAt)),
      ),
    )
  if (found === undefined) throw noOffer()
  const { linkId, revision, offer } = found
  const answers = await db
    .select()
    .from(quoteOfferAnswers)
    .where(eq(quoteOfferAnswers.revisionId, revision.id))
    .orderBy(asc(quoteOfferAnswers.id))
  const { validTo, currencyCode: currency } = offer
  const document = revision.document as QuoteDocument
  return {
    ...{ linkId, revision, validTo, currency, answers },
    document,
    items: OfferedItem.array()
      .parse(offer.items)
      .map(bounded)
      .map(item => ({ ...item, breaks: boundedBySet(item.breaks, item.reference, document.set) })),
    state: offerState({ answer: finalKind(answers), isReplaced: found.isNewer, validTo }, today),
  }
}
