import { and, eq } from 'drizzle-orm'
import { offeredReference, type QuoteDocument } from '#domain/quoteDocument'
import type { Database } from '../../database/database.ts'
import { quoteOfferAnswers, type quoteRevisions } from '../../database/schema/index.ts'

/**
 * The customer's reference as their letter has it. The number that they ordered a revision with stands in the quote since,
 * but is nothing that we offer: the letter keeps the one it went out with.
 */
export async function referenceOf(
  db: Database,
  customerPO: string,
  last: typeof quoteRevisions.$inferSelect | null,
): Promise<string> {
  if (last === null || customerPO === '') return customerPO
  const [ordered] = await db
    .select({ id: quoteOfferAnswers.id })
    .from(quoteOfferAnswers)
    .where(
      and(
        eq(quoteOfferAnswers.revisionId, last.id),
        eq(quoteOfferAnswers.kind, 'accepted'),
        eq(quoteOfferAnswers.purchaseOrder, customerPO),
      ),
    )
  return ordered === undefined ? customerPO : offeredReference(last.document as QuoteDocument)
}
