import { eq, sql } from 'drizzle-orm'
import type { RevisionOffer } from '#contract/quote'
import { date } from '#domain/formats'
import { revisionLetter } from '#domain/quoteDocument'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quoteOffers, quoteRevisions } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { assertMayEditQuote } from '../quote/access.ts'
import { readQuote } from '../quote/readQuote.ts'
import { newLink } from './newLink.ts'
import type { OfferDeps } from './offerDeps.ts'
import { offersOfQuote } from './offersOfQuote.ts'

/** The offer of a revision, for who may send its quote. */
async function ownOffer(tx: Database, person: Person, revisionId: number) {
  const [found] = await tx
    .select({ revision: quoteRevisions, validTo: quoteOffers.validTo })
    .from(quoteRevisions)
    .innerJoin(quoteOffers, eq(quoteOffers.revisionId, quoteRevisions.id))
    .where(eq(quoteRevisions.id, revisionId))
  if (found === undefined) throw notFound(`An offer of revision ${revisionId}`)
  const head = await readQuote(tx, found.revision.quoteId, true)
  await assertMayEditQuote(tx, person, head, 'send')
  return { ...found, quoteId: head.quote.id }
}

const thingOf = (quoteId: number) => ({ what: 'quote', key: String(quoteId), quoteId })

/** A new link to a revision that can still be answered, to be passed on by hand. */
export async function newOfferLink(
  { db, origin, today }: OfferDeps,
  person: Person,
  revisionId: number,
): Promise<{ link: string }> {
  return db.transaction(async tx => {
    const { quoteId, revision } = await ownOffer(tx, person, revisionId)
    const offer = (await offersOfQuote(tx, quoteId, today())).find(each => each.revisionId === revisionId)
    if (offer?.state === 'replaced')
      throw new Problem('rule-failed', 'There is a newer revision: pass on a link to that one.')
    if (offer?.state === 'expired')
      throw new Problem('rule-failed', `The revision was valid until ${date(offer.validTo)}.`)
    const link = await newLink(tx, origin, { revisionId, recipient: '', createdBy: person.login })
    const told = { revision: revisionLetter(revision.revision) }
    await logEvent(tx, person.login, thingOf(quoteId), 'offerLink', told)
    return { link }
  })
}

/** Ends every link to a revision that there is, also of mails that wait to be sent. */
export async function revokeOffer(
  { db, today }: OfferDeps,
  person: Person,
  revisionId: number,
): Promise<RevisionOffer[]> {
  return db.transaction(async tx => {
    const { quoteId, revision } = await ownOffer(tx, person, revisionId)
    await tx
      .update(quoteOffers)
      .set({ revokedAt: sql`clock_timestamp()`, revokedBy: person.login })
      .where(eq(quoteOffers.revisionId, revisionId))
    const told = { revision: revisionLetter(revision.revision) }
    await logEvent(tx, person.login, thingOf(quoteId), 'offerRevoked', told)
    return offersOfQuote(tx, quoteId, today())
  })
}
