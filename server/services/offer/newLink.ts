import type { Database } from '../../database/database.ts'
import { quoteOfferLinks } from '../../database/schema/index.ts'
import { hashOf, newToken } from './offerToken.ts'

interface NewLink {
  readonly revisionId: number
  readonly recipient: string
  readonly createdBy: string
}

/** Makes a link to an offer and answers its address, this once. `origin`: where browsers reach the product. */
export async function newLink(db: Database, origin: string, link: NewLink): Promise<string> {
  const token = newToken()
  await db.insert(quoteOfferLinks).values({ ...link, tokenHash: hashOf(token) })
  return `${origin}/offer/${token}`
}
