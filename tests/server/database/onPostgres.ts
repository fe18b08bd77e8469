import pg from 'pg'
import type { Connection } from '../../../server/database/database.ts'
import { openPostgres } from '../../../server/database/postgres.ts'

/** Runs a statement on the server that an address leads to: for making and dropping databases. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database on the same server. */
export const databaseOn = (url: string, name: string): string => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

let opened = 0

/** A new database on a server, empty or a copy of `template`; closing it leaves nothing behind. */
export async function openOn(url: string, template?: string): Promise<Connection> {
  opened += 1
  const name = `boxwright_test_${process.pid}_${opened}`
  await onServer(
    url,
    `create database ${name}${template === undefined ? '' : ` template ${template} strategy file_copy`}`,
  )
  // On a busy machine thousands of rows take longer than a call may.
  const connection = await openPostgres({
    url: databaseOn(url, name),
    poolSize: 8,
    statementTimeout: 120_000,
    isStrict: true,
  })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await onServer(url, `drop database ${name} with (force)`)
    },
  }
}
