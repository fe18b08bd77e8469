import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { changeLog, messageTemplates } from '../database/schema/index.ts'
import { moved, movedBefore } from './movedText.ts'

/** No administrator made or changed the template: what they save is in the change log. */
const isAsLoaded = sql`not exists (
  select from ${changeLog}
  where ${changeLog.what} = 'messageTemplate' and ${changeLog.key} = ${messageTemplates.id}::text
)`

/**
 * Lets the mail of a move say what is approved, in a company that was loaded before it did: where it has the words that it was
 * loaded with, and nobody saved it since.
 */
export async function followMessages(db: Database): Promise<void> {
  await db
    .update(messageTemplates)
    .set({ body: moved, version: sql`${messageTemplates.version} + 1` })
    .where(and(eq(messageTemplates.code, 'ITEM_MOVED'), eq(messageTemplates.body, movedBefore), isAsLoaded))
}
