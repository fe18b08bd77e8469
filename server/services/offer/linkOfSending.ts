import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quoteOffers, quoteSendings } from '../../database/schema/index.ts'
import { newLink } from './newLink.ts'

/** The link of a recipient of a quote that is just being sent; '' when its offer was revoked since, and for one that has none. */
export const linkOfSending =
  (db: Database, origin: string) =>
  async (sendingId: number, recipient: string): Promise<string> => {
    const [sending] = await db
      .select({
        revisionId: quoteOffers.revisionId,
        revokedAt: quoteOffers.revokedAt,
        ...{ at: quoteSendings.at, sentBy: quoteSendings.sentBy },
      })
      .from(quoteSendings)
      .innerJoin(quoteOffers, eq(quoteOffers.revisionId, quoteSendings.revisionId))
      .where(eq(quoteSendings.id, sendingId))
    if (sending === undefined) return ''
    const { revisionId, revokedAt, at, sentBy } = sending
    return revokedAt !== null && revokedAt > at
      ? ''
      : newLink(db, origin, { revisionId, recipient, createdBy: sentBy })
  }
