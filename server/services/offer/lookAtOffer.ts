import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Offer } from '#contract/quote'
import { quoteOfferLinks } from '../../database/schema/index.ts'
import type { FileAnswer } from '../../http/files/sendFile.ts'
import { revisionFile } from '../report/revisionFile.ts'
import { announceAnswer } from './announceAnswer.ts'
import { assertOpen } from './assertOpen.ts'
import type { OfferDeps } from './offerDeps.ts'
import { offerView } from './offerView.ts'
import { readOffer } from './readOffer.ts'

/** An offer as who has its link sees it. That it was opened is noted the first time. */
export async function lookAtOffer({ db, today }: OfferDeps, token: string): Promise<Offer> {
  const offer = await readOffer(db, token, today())
  await db.transaction(async tx => {
    const opened = await tx
      .update(quoteOfferLinks)
      .set({ openedAt: sql`now()` })
      .where(and(eq(quoteOfferLinks.id, offer.linkId), isNull(quoteOfferLinks.openedAt)))
      .returning({ id: quoteOfferLinks.id })
    if (opened.length > 0) await announceAnswer(tx, offer.revision.quoteId)
  })
  return offerView(offer, today())
}

/** The very document that was sent, as long as the offer holds or was accepted. */
export async function offerDocument({ db, files, today }: OfferDeps, token: string): Promise<FileAnswer> {
  const offer = await readOffer(db, token, today())
  if (offerView(offer, today()).content === null) assertOpen({ ...offer, state: 'expired' })
  return revisionFile(files, offer.revision)
}
