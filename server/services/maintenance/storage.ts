import { z } from 'zod'
import type { Maintenance } from '#contract/config-admin'
import type { Connection } from '../../database/database.ts'

const Whole = z.object({
  size: z.number(),
  indexes: z.number(),
  index_size: z.number(),
  invalid: z.array(z.string()),
})
const Table = z.object({ table: z.string(), size: z.number() })

/** What the database takes on disk, in bytes, its five largest tables, and how its indexes stand. */
export async function storageOf(
  connection: Pick<Connection, 'query'>,
): Promise<Pick<Maintenance, 'indexes'> & { readonly database: Omit<Maintenance['database'], 'engine'> }> {
  const [whole] = await connection.query(`
    select pg_database_size(current_database())::float8 as size,
      count(*)::int as indexes,
      coalesce(sum(pg_relation_size(i.indexrelid)), 0)::float8 as index_size,
      coalesce(json_agg(c.relname order by c.relname) filter (where not i.indisvalid), '[]') as invalid
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public'`)
  const tables = await connection.query(`
    select c.relname as table, pg_total_relation_size(c.oid)::float8 as size
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
    order by 2 desc limit 5`)
  const { size, indexes, index_size, invalid } = Whole.parse(whole)
  return {
    database: { size, largest: tables.map(row => Table.parse(row)) },
    indexes: { count: indexes, size: index_size, invalid },
  }
}
