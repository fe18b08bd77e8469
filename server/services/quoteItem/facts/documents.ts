import { type SQL, sql } from 'drizzle-orm'
import { quoteDocuments } from '../../../database/schema/index.ts'
import type { Asked } from './asked.ts'

/** The names of the files that are kept with the item. */
export const documentNamesOf = ({ id }: Pick<Asked, 'id'>): SQL =>
  sql`(select coalesce(json_agg(${quoteDocuments.fileName} order by ${quoteDocuments.id}), '[]')
    from ${quoteDocuments} where ${quoteDocuments.quoteItemId} = ${id})`
