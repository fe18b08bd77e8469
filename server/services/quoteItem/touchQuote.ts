import { sql } from 'drizzle-orm'
import { quotes } from '../../database/schema/index.ts'

/** Says of the quote `quoteId` that `who` changed it now: for a statement of its own, or beside what else is stored. */
export const touchOfQuote = sql`update ${quotes} set updated_at = now(), updated_by = ${sql.placeholder('who')}
  where id = ${sql.placeholder('quoteId')}::int`
