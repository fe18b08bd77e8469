import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { withoutRows, withRows } from '../../database/flat.ts'
import {
  filePieces,
  orderDocuments,
  quoteDocumentVersions,
  quoteRevisions,
} from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { Problem } from '../../problem/problem.ts'
import type { FileStore } from './fileStore.ts'
import { inPieces } from './inPieces.ts'

/** Bytes of a piece: what is in memory of a file at once. */
const pieceLength = 256 * 1024

const given = sql.placeholder

const insertPiece = createStatement('file_piece_insert', () =>
  withoutRows(sql`insert into ${filePieces} (file_key, piece, data)
    values (${given('key')}, ${given('piece')}::int, ${given('data')}::bytea)`),
)
// As base64: bytes come back as hexadecimal text otherwise, which is longer and slower to read.
const selectPiece = createStatement<{ data: string }>('file_piece', () =>
  withRows(
    ['data'],
    sql`select encode(data, 'base64') from ${filePieces}
      where file_key = ${given('key')} and piece = ${given('piece')}::int`,
  ),
)

/** Keeps files in the product's own database, so that its backup has them and every server sees them. */
export function inDatabase(db: Database): FileStore {
  const remove = async (key: string): Promise<void> => {
    await db.delete(filePieces).where(eq(filePieces.fileKey, key))
  }
  return {
    adapter: 'database',
    isReachable: async () => true,
    put: async (key, content) => {
      try {
        let piece = 0
        for await (const bytes of inPieces(content, pieceLength)) {
          await insertPiece(db, { key, piece, data: Buffer.from(bytes) })
          piece += 1
        }
      } catch (error) {
        // What is left of it then is forgotten by `tidy`.
        await remove(key).catch(() => undefined)
        throw error
      }
    },
    async *read(key, { from, to }) {
      for (let piece = Math.floor(from / pieceLength); piece * pieceLength <= to; piece += 1) {
        const [found] = await selectPiece(db, { key, piece })
        if (found === undefined) throw new Problem('unavailable', 'The content of the file is not there.')
        const start = piece * pieceLength
        yield Buffer.from(found.data, 'base64').subarray(Math.max(0, from - start), to + 1 - start)
      }
    },
    remove,
    // An upload takes minutes at most: what began a day ago and is no document's has nobody who still sends it.
    tidy: async () => {
      await db.execute(sql`delete from ${filePieces} where file_key in (
        select file_key from ${filePieces} opening
        where piece = 0 and stored_at < now() - interval '1 day'
          and not exists (select from ${quoteDocumentVersions} kept where kept.file_key = opening.file_key)
          and not exists (select from ${orderDocuments} ordered where ordered.file_key = opening.file_key)
          and not exists (select from ${quoteRevisions} sent where sent.file_key = opening.file_key))`)
    },
  }
}
