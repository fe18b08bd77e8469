import { type SQL, sql } from 'drizzle-orm'
import { designFiles, quoteDocuments } from '../../../database/schema/index.ts'
import type { Asked } from './asked.ts'

/** Whether the design service has made the item's files: more than the ARD that they are made from. */
export const hasDesignFiles = ({ id }: Asked): SQL => sql`exists (select from ${designFiles} made,
    jsonb_to_recordset(made.files) as file(role text, "documentId" int)
    join ${quoteDocuments} held on held.id = file."documentId"
  where made.quote_item_id = ${id} and file.role <> 'ard')`
