import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection } from '../database/database.ts'

/** Opens the database that a snapshot was taken of, in memory. */
export async function openSnapshot(snapshot: Blob): Promise<Connection> {
  const client = await PGlite.create({ loadDataDir: snapshot })
  const db = drizzle({ client, casing: 'snake_case' })
  return {
    db,
    background: db,
    engine: 'PGlite',
    query: async (statement, values = []) =>
      (await client.query<Record<string, unknown>>(statement, [...values])).rows,
    migrate: async () => undefined,
    alone: work => work(),
    listen: (channel, hear) => client.listen(channel, hear),
    close: () => client.close(),
  }
}
