import { inject } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { byDepth } from '../../depth.ts'
import { openEmbeddedDemonstration, openEmpty } from '../startTestServer.ts'
import { databaseOn, openOn } from './onPostgres.ts'

/** A database engine that the store tests run on. */
export interface Engine {
  readonly name: Connection['engine']
  /** Address of a database that this opened, for processes beside this one; the embedded database has none. */
  urlOf?(connection: Connection): Promise<string>
  /** A new, empty database of its own; closing it leaves nothing behind. */
  open(): Promise<Connection>
}

/** A new database of an engine, with the demonstration company. */
export const openFilled = ({ name }: Engine): Promise<Connection> =>
  name === 'PGlite' || url === undefined ? openEmbeddedDemonstration() : openOn(url, inject('template'))

const postgres = (url: string): Engine => ({
  name: 'PostgreSQL',
  urlOf: async ({ query }) => {
    const [row] = await query('select current_database() as name')
    return databaseOn(url, String(row?.name))
  },
  open: () => openOn(url),
})

const { TEST_DATABASE_URL: url } = process.env

/** The embedded database, and PostgreSQL where `TEST_DATABASE_URL` says one is: for what engines do differently. */
export const engines: readonly Engine[] = [
  { name: 'PGlite', open: openEmpty },
  ...(url === undefined || url === '' ? [] : [postgres(url)]),
]

/** The same for what depends on no engine: the embedded database, and the others in the deep form. */
export const anyEngine: readonly Engine[] = byDepth(engines.slice(0, 1), engines)
