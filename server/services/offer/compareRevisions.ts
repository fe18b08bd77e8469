import { and, eq } from 'drizzle-orm'
import { type DocumentChange, documentChanges, type QuoteDocument } from '#domain/quoteDocument'
import type { Database } from '../../database/database.ts'
import { quoteRevisions } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import { visibleQuote } from '../quote/access.ts'
import { letterOf } from '../report/letterOf.ts'
import type { OfferDeps } from './offerDeps.ts'

async function documentOf(db: Database, quoteId: number, id: number): Promise<QuoteDocument> {
  const [revision] = await db
    .select({ document: quoteRevisions.document })
    .from(quoteRevisions)
    .where(and(eq(quoteRevisions.id, id), eq(quoteRevisions.quoteId, quoteId)))
  if (revision === undefined) throw notFound(`Revision ${id} of quote ${quoteId}`)
  return revision.document as QuoteDocument
}

/** What two revisions of a quote say differently, or one and the quote as it stands now, for who may see the quote. */
export async function compareRevisions(
  deps: OfferDeps,
  person: Person,
  {
    quoteId,
    from,
    to,
  }: { readonly quoteId: number; readonly from: number; readonly to?: number | undefined },
): Promise<DocumentChange[]> {
  await visibleQuote(deps.db, person, quoteId)
  const [before, after] = await Promise.all([
    documentOf(deps.db, quoteId, from),
    to === undefined
      ? letterOf(deps, person, quoteId).then(({ document }) => document)
      : documentOf(deps.db, quoteId, to),
  ])
  return documentChanges(before, after)
}
