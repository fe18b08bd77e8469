import type { Database } from '../../database/database.ts'
import { announceItems } from '../../hub/announceItems.ts'
import { itemsOfQuote } from '../quote/readQuote.ts'
import { customerActor } from './customerActor.ts'

/** Tells the open pages of a quote and of its items that its customer has opened or answered it. */
export async function announceAnswer(tx: Database, quoteId: number): Promise<void> {
  const items = await itemsOfQuote(tx, quoteId)
  await announceItems(
    tx,
    customerActor,
    { what: 'saved' },
    items.map(after => ({ before: after, after })),
  )
}
