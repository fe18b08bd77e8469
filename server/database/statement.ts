import type { Database } from './database.ts'
import { type Flat, prepare } from './flat.ts'

/**
 * A statement whose text never changes: put together at its first use, planned by the database once a connection, and
 * asked with its placeholders' values, in a transaction as outside. `name` must be its own in the whole product.
 */
export function createStatement<Row>(name: string, build: (db: Database) => Flat<Row>) {
  let built: Flat<Row> | undefined
  return (db: Database, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    built ??= build(db)
    return prepare(db, name, built).execute(values)
  }
}
