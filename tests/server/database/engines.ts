import pg from 'pg'
import type { Connection } from '../../../server/database/database.ts'
import { loadDemonstration } from '../../../server/database/demo/index.ts'
import { openEmbedded } from '../../../server/database/pglite.ts'
import { openPostgres } from '../../../server/database/postgres.ts'
import { today } from '../today.ts'

/** A database engine that the store tests run on. */
export interface Engine {
  readonly name: Connection['engine']
  /** A new, empty database of its own; closing it leaves nothing behind. */
  open(): Promise<Connection>
}

/** A new database of an engine, with the demonstration company. */
export async function openFilled({ open }: Engine): Promise<Connection> {
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

const postgres = (url: string): Engine => ({
  name: 'PostgreSQL',
  open: async () => {
    opened += 1
    const name = `boxwright_test_${process.pid}_${opened}`
    await onServer(url, `create database ${name}`)
    const own = new URL(url)
    own.pathname = `/${name}`
    const connection = await openPostgres({ url: own.href, poolSize: 8 })
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

/** The embedded database, and PostgreSQL where `TEST_DATABASE_URL` says one is. */
export const engines: readonly Engine[] = [
  { name: 'PGlite', open: () => openEmbedded() },
  ...(url === undefined || url === '' ? [] : [postgres(url)]),
]
