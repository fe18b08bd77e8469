import pg from 'pg'
import type { Connection } from '../../../server/database/database.ts'
import { openPostgres } from '../../../server/database/postgres.ts'
import { loadDemonstration } from '../../../server/demo/index.ts'
import { byDepth } from '../../depth.ts'
import { openDemonstration, openEmpty } from '../startTestServer.ts'
import { today } from '../today.ts'

/** A database engine that the store tests run on. */
export interface Engine {
  readonly name: Connection['engine']
  /** Address of a database that this opened, for processes beside this one; the embedded database has none. */
  urlOf?(connection: Connection): Promise<string>
  /** A new, empty database of its own; closing it leaves nothing behind. */
  open(): Promise<Connection>
}

/** A new database of an engine, with the demonstration company: a copy where it can be copied. */
export async function openFilled({ name, open }: Engine): Promise<Connection> {
  if (name === 'PGlite') return openDemonstration()
  const connection = await open()
  await connection.migrate()
  await loadDemonstration(connection.db, today)
  return connection
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

let opened = 0

const databaseOn = (url: string, name: string): string => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

const postgres = (url: string): Engine => ({
  name: 'PostgreSQL',
  urlOf: async ({ query }) => {
    const [row] = await query('select current_database() as name')
    return databaseOn(url, String(row?.name))
  },
  open: async () => {
    opened += 1
    const name = `boxwright_test_${process.pid}_${opened}`
    await onServer(url, `create database ${name}`)
    const connection = await openPostgres({ url: databaseOn(url, name), poolSize: 8 })
    return {
      ...connection,
      close: async () => {
        await connection.close()
        await onServer(url, `drop database ${name} with (force)`)
      },
    }
  },
})

const { TEST_DATABASE_URL: url } = process.env

/** The embedded database, and PostgreSQL where `TEST_DATABASE_URL` says one is: for what engines do differently. */
export const engines: readonly Engine[] = [
  { name: 'PGlite', open: openEmpty },
  ...(url === undefined || url === '' ? [] : [postgres(url)]),
]

/** The same for what depends on no engine: the embedded database, and the others in the deep form. */
export const anyEngine: readonly Engine[] = byDepth(engines.slice(0, 1), engines)
