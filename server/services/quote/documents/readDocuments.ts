import { sql } from 'drizzle-orm'
import type { QuoteDocument } from '#contract/quote'
import type { Database } from '../../../database/database.ts'
import { withRows } from '../../../database/flat.ts'
import { quoteDocuments, quoteDocumentVersions, quoteItems, users } from '../../../database/schema/index.ts'
import { createStatement } from '../../../database/statement.ts'

/** A version as it is stored: when, by whom, and what the file store calls its content. */
export interface StoredVersion {
  readonly version: number
  readonly size: number
  readonly sha256: string
  readonly createdBy: string
  readonly createdByName: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly fileKey: string
}

/** A document with its versions, newest first; there is always one. */
export interface StoredDocument {
  readonly id: number
  readonly quoteId: number
  readonly quoteItemId: number
  readonly fileName: string
  readonly name: string
  readonly documentType: string
  readonly mediaType: string
  readonly versions: readonly StoredVersion[]
}

const columns = [
  'id',
  'quoteId',
  'quoteItemId',
  'fileName',
  'name',
  'documentType',
  'mediaType',
  'versions',
] as const

const given = sql.placeholder

const versions = sql`(select json_agg(json_build_object(
    'version', each.version, 'size', each.size, 'sha256', each.sha256, 'createdBy', each.created_by,
    'createdByName', coalesce((select name from ${users} where login = each.created_by), each.created_by),
    'createdAt', to_char(each.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'fileKey', each.file_key) order by each.version desc)
  from ${quoteDocumentVersions} each where each.document_id = held.id)`

const selected = sql`select held.id, item.quote_id, held.quote_item_id, held.file_name, held.name,
    held.document_type, held.media_type, ${versions}
  from ${quoteDocuments} held join ${quoteItems} item on item.id = held.quote_item_id`

const ofItem = createStatement<StoredDocument>('documents_of_item', () =>
  withRows(
    columns,
    sql`${selected} where held.quote_item_id = ${given('itemId')}::int order by held.id desc`,
  ),
)
const ofId = createStatement<StoredDocument>('document', () =>
  withRows(columns, sql`${selected} where held.id = ${given('id')}::int`),
)

/** The documents of an item, the latest added first. */
export const documentsOfItem = (db: Database, itemId: number): Promise<StoredDocument[]> =>
  ofItem(db, { itemId })

/** The document with this id; undefined when there is none. */
export async function documentOf(db: Database, id: number): Promise<StoredDocument | undefined> {
  return (await ofId(db, { id }))[0]
}

/** The newest version of a document. */
export function newestOf({ id, versions: [newest] }: StoredDocument): StoredVersion {
  if (newest === undefined) throw new Error(`Document ${id} has no version.`)
  return newest
}

/** A document as calls answer it. */
export function documentAnswer(document: StoredDocument): QuoteDocument {
  const { quoteItemId, versions, ...said } = document
  const { fileKey: _, sha256: __, ...newest } = newestOf(document)
  return { ...said, quoteProductId: quoteItemId, ...newest, versions: [...versions] }
}
